import { pathOf } from "#contract/call.ts";
import type { Call } from "#contract/endpoints.ts";
import { routes, type Route, type RouteName } from "#contract/routes.ts";
import type { ServedCall } from "./model-server.ts";
import type { ServerRequest } from "./request.ts";

/** A call of somebody, without what says who they are. */
export interface RandomCall {
  name: ServedCall;
  request: ServerRequest;
}

interface Options<Name extends RouteName> {
  params?: Call<Name>["params"];
  body?: Call<Name>["body"];
  ifMatch?: string;
  idempotencyKey?: string;
}

/** A call as a phone makes it. */
export function called<Name extends ServedCall>(
  name: Name,
  { params, body, ifMatch, idempotencyKey }: Options<Name> = {},
): RandomCall {
  const { method }: Route = routes[name];
  const headers = {
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(ifMatch !== undefined && { "if-match": `"${ifMatch}"` }),
    ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
  };
  return {
    name,
    request: { method, path: pathOf(name, params), headers, body: body === undefined ? null : JSON.stringify(body) },
  };
}
