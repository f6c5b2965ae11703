import type { FastifyInstance, FastifyRequest } from "fastify";
import { endpoints, type Call } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/endpoints/endpoint.ts";
import { routes, type Route, type RouteName } from "#contract/routes.ts";
import type { Identify, Reader } from "../auth/identify.ts";
import { clientOf, type Client } from "./client-of.ts";
import type { IdempotentAnswers, RepeatableRequest } from "./idempotent-answers.ts";
import { HttpError, unauthenticated } from "./http-error.ts";
import { inputReader } from "./read-input.ts";
import { sendAnswer } from "./send-answer.ts";

/** What a handler is given: the call's checked input, who asks, and from where. */
export type Incoming<Name extends RouteName> = Pick<Call<Name>, "params" | "query" | "body"> & {
  reader: ReaderOf<Name>;
  client: Client;
};

export type Handler<Name extends RouteName> = (incoming: Incoming<Name>) => Answer<Name> | Promise<Answer<Name>>;

type Answer<Name extends RouteName> = Call<Name>["answer"];
type ReaderOf<Name extends RouteName> = (typeof endpoints)[Name]["access"] extends "user" | "superuser"
  ? Reader
  : Reader | null;

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

interface CallParts {
  identify: Identify;
  idempotentAnswers: Pick<IdempotentAnswers, "once">;
}

/** The calls of one app; every path, schema and access rule comes from the contract. */
export function callServer(app: FastifyInstance, parts: CallParts): CallServer {
  const served = new Set<RouteName>();
  return {
    serve(name, handler, { momentary = false } = {}) {
      if (served.has(name)) throw new Error(`The call ${name} is served twice`);
      served.add(name);
      serveCall(app, parts, name, handler, momentary);
    },
    checkComplete() {
      const missing = Object.keys(routes).filter((name) => !served.has(name as RouteName));
      if (missing.length > 0) throw new Error(`Calls of the contract without a handler: ${missing.join(", ")}`);
    },
  };
}

function serveCall<Name extends RouteName>(
  app: FastifyInstance,
  { identify, idempotentAnswers }: CallParts,
  name: Name,
  handler: Handler<Name>,
  momentary: boolean,
): void {
  const { method, path }: Route = routes[name];
  const endpoint: Endpoint = endpoints[name];
  const { access } = endpoint;
  const readInput = inputReader(name);
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ":$1"),
    handler: async (request, reply) => {
      const reader = access === "bearer-ignored" ? null : await identify(request.headers.authorization);
      // Whatever is logged of this request from here on says whose it is (V16.2.1).
      if (reader !== null) request.log = request.log.child({ userId: reader.userId });
      checkAccess(access, reader);
      // Checked against the contract's schemas, from which these types are made.
      const incoming = { ...readInput(request), reader, client: clientOf(request) } as Incoming<Name>;
      const repeatable = method === "GET" ? null : repeatableRequest(request, reader, incoming.body);
      const work = async () => handler(incoming);
      const answer = repeatable === null ? await work() : await idempotentAnswers.once(repeatable, work);
      const isShared = method === "GET" && reader === null && !momentary;
      return sendAnswer(request, reply, { answer, endpoint, isShared });
    },
  });
}

/** A signed-in reader's request that may come again, by its Idempotency-Key; null for any other (G17). */
function repeatableRequest(request: FastifyRequest, reader: Reader | null, body: unknown): RepeatableRequest | null {
  const key = request.headers["idempotency-key"];
  if (reader === null || key === undefined) return null;
  const asked = `${request.method} ${request.originalUrl} ${JSON.stringify(body)}`;
  return { userId: reader.userId, key: String(key), request: asked };
}

function checkAccess(access: Endpoint["access"], reader: Reader | null): void {
  if (reader === null && (access === "user" || access === "superuser")) throw unauthenticated("Not authenticated");
  if (access === "superuser" && reader?.isSuperuser !== true) {
    throw new HttpError(403, "The user doesn't have enough privileges");
  }
}
