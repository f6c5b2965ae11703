import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { endpoints, type Call, type Endpoint } from "#contract/endpoints.ts";
import { routes, type RouteName } from "#contract/routes.ts";
import type { AccessTokens, Reader } from "../auth/access-token.ts";
import { readBearer } from "../auth/read-bearer.ts";
import { unauthenticated, unprocessable } from "./http-error.ts";
import { queryReader, type ReadQuery } from "./read-query.ts";
import { sendCompressed, sendRevalidated } from "./send-body.ts";
import { fieldErrors } from "./validation-messages.ts";

/** What a handler is given: the call's checked input, and who asks. */
export type Incoming<Name extends RouteName> = Pick<Call<Name>, "params" | "query"> & { reader: ReaderOf<Name> };

export type Handler<Name extends RouteName> = (incoming: Incoming<Name>) => Answer<Name> | Promise<Answer<Name>>;

type Answer<Name extends RouteName> = Call<Name>["answer"];
type ReaderOf<Name extends RouteName> = (typeof endpoints)[Name]["access"] extends "user" ? Reader : Reader | null;

/** Puts handlers behind the calls of the contract. */
export interface CallServer {
  /** @throws when the call has a handler already. */
  serve<Name extends RouteName>(name: Name, handler: Handler<Name>, options?: ServeOptions): void;
  /** @throws when a call of the contract has no handler. */
  checkComplete(): void;
}

interface ServeOptions {
  /** The answer is about this moment (a probe): no cache may keep it. */
  momentary?: boolean;
}

/** The calls of one app; every path, schema and access rule comes from the contract. */
export function callServer(app: FastifyInstance, tokens: AccessTokens): CallServer {
  const served = new Set<RouteName>();
  return {
    serve(name, handler, { momentary = false } = {}) {
      if (served.has(name)) throw new Error(`The call ${name} is served twice`);
      served.add(name);
      serveCall(app, tokens, name, handler, momentary);
    },
    checkComplete() {
      const missing = Object.keys(routes).filter((name) => !served.has(name as RouteName));
      if (missing.length > 0) throw new Error(`Calls of the contract without a handler: ${missing.join(", ")}`);
    },
  };
}

function serveCall<Name extends RouteName>(
  app: FastifyInstance,
  tokens: AccessTokens,
  name: Name,
  handler: Handler<Name>,
  momentary: boolean,
): void {
  const { method, path } = routes[name];
  const { query: querySchema, access }: Endpoint = endpoints[name];
  const read = querySchema === undefined ? null : queryReader(querySchema);
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ":$1"),
    handler: async (request, reply) => {
      const reader = readBearer(request.headers.authorization, tokens);
      if (reader === null && access === "user") throw unauthenticated("Not authenticated");
      const query = read === null ? undefined : checked(read(queryStringOf(request)), request, querySchema);
      // Checked against the contract's schemas, from which these types are made.
      const incoming = { params: request.params, query, reader } as Incoming<Name>;
      return sendAnswer(request, reply, await handler(incoming), reader !== null || momentary);
    },
  });
}

function checked({ values, problems }: ReadQuery, request: FastifyRequest, schema: Endpoint["query"]): unknown {
  const validate = request.compileValidationSchema(schema ?? {}, "querystring");
  const invalid = validate(values) ? [] : fieldErrors(validate.errors ?? []);
  const named = new Set(problems.map(({ loc }) => loc.join()));
  const all = [...problems, ...invalid.filter(({ loc }) => !named.has(loc.join()))];
  if (all.length > 0) throw unprocessable(all);
  return values;
}

function queryStringOf(request: FastifyRequest): string {
  const url = request.originalUrl;
  const start = url.indexOf("?");
  return start === -1 ? "" : url.slice(start + 1).replace(/#.*$/, "");
}

function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: unknown, unshared: boolean) {
  const body = { plain: JSON.stringify(answer) };
  void reply
    .type("application/json; charset=utf-8")
    .header("cache-control", unshared ? "no-store" : "no-cache")
    .header("vary", "accept-encoding, authorization");
  return unshared ? sendCompressed(request, reply, body) : sendRevalidated(request, reply, body);
}
