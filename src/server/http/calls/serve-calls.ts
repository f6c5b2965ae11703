import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/endpoints/endpoint.ts";
import { routes, type Route, type RouteName } from "#contract/routes.ts";
import type { Identify, Caller } from "./caller.ts";
import { clientOf, networkOf } from "./client-of.ts";
import type { Handler, Incoming, Repeated } from "./handler.ts";
import type { IdempotentAnswers, KeepAnswer, RepeatedAnswer } from "../idempotency/idempotent-answers.ts";
import { repeatableRequest } from "../idempotency/repeatable-request.ts";
import { sendRefusal } from "../errors/answer-errors.ts";
import { unauthenticated, type Refusal } from "../errors/http-error.ts";
import { LONGEST_ANSWER_MS } from "./longest-answer.ts";
import { inputReader, type Input, type Receiving } from "./read-input.ts";
import { cutSlowBody, PLAIN_BODY_BYTES, plainBodyTimeouts } from "../body/plain-bodies.ts";
import { FORM_TIMEOUTS, formSpace, type BegunUploads } from "../body/read-multipart.ts";
import type { ReceivedFile } from "../body/receive-file.ts";
import { requireSuperuser } from "./superuser-rights.ts";
import { receivingSpace } from "../body/receiving-space.ts";
import { keeperOf } from "../answers/caching.ts";
import { sendAnswer, sendOwnFile, sendStreamed, type FileAnswer } from "../answers/send-answer.ts";
import { StreamedAnswer } from "../answers/streamed-answer.ts";
import { ANSWER_WITHIN_MS, whileAwaited, type AwaitedAnswer } from "./while-awaited.ts";

/** Puts handlers behind the calls of the contract. */
export interface CallServer {
  /** @throws when the call has a handler already. */
  serve<Name extends RouteName>(name: Name, handler: Handler<Name>, options?: ServeOptions<Name>): void;
  /** @throws when a call of the contract has no handler. */
  checkComplete(): void;
}

interface ServeOptions<Name extends RouteName> {
  /** How long an answer may take, where that is longer than for others. */
  answerWithinMs?: number;
  /** Whether the answer is sent while it is made, and must have ended in that time. */
  isStreamed?: true;
  /**
   * How a repetition is answered. For every call whose answer holds what people have written: of that nothing is kept
   * but the id of what was made, so that what is deleted is deleted there too.
   */
  repeated?: Repeated<Name>;
  /** Milliseconds for which a repetition is known by its key, where shorter than others. */
  keptForMs?: number;
  /** Refuses a call before its body is read, where it would be refused anyway. */
  refusalAtDoor?: (network: string) => Refusal | null;
}

interface CallParts {
  identify: Identify;
  admission: CallAdmission;
  idempotentAnswers: Pick<IdempotentAnswers, "once">;
  readBudget: ReadBudget;
  /** Room for files that are on their way in, of all senders together. */
  uploadMegabytes: number;
  /** Where those lie until their calls are answered. */
  receivingFolder: string;
  begunUploads: BegunUploads;
}

type ServedParts = CallParts & { receiving: Receiving };

/** Lets calls in while they can be answered in time. */
interface CallAdmission {
  /** @returns 503 with Retry-After for a call that would wait too long; null for one that is let in. */
  refusalOf(name: RouteName, networkOf: () => string): Refusal | null;
  /** Does the work of a call that was let in, when it is its turn. */
  admit<Result>(name: RouteName, network: string, work: () => Promise<Result>): Promise<Result>;
}

/** What callers may read by their network and their account. */
interface ReadBudget {
  /** @throws HttpError 429 with Retry-After when there is none left. */
  pay(reader: { network: string; userId: string | null; asked: string }, name: RouteName): void;
}

/** The calls of one app; every path, schema and access rule comes from the contract. */
export function callServer(app: FastifyInstance, parts: CallParts): CallServer {
  const served = new Set<RouteName>();
  const space = receivingSpace(formSpace(parts.uploadMegabytes));
  const servedParts = { ...parts, receiving: { space, folder: parts.receivingFolder, begun: parts.begunUploads } };
  return {
    serve(name, handler, options = {}) {
      if (served.has(name)) throw new Error(`The call ${name} is served twice`);
      served.add(name);
      serveCall(app, servedParts, name, handler, options);
    },
    checkComplete() {
      const missing = Object.keys(routes).filter((name) => !served.has(name as RouteName));
      if (missing.length > 0) throw new Error(`Calls of the contract without a handler: ${missing.join(", ")}`);
    },
  };
}

function serveCall<Name extends RouteName>(
  app: FastifyInstance,
  parts: ServedParts,
  name: Name,
  handler: Handler<Name>,
  { answerWithinMs = ANSWER_WITHIN_MS, isStreamed, repeated, keptForMs, refusalAtDoor }: ServeOptions<Name>,
): void {
  const { identify, admission, idempotentAnswers, readBudget, receiving } = parts;
  const { method, path, bodyFormat, fileType }: Route = routes[name];
  const endpoint: Endpoint = endpoints[name];
  const { access, knowsRepetitions = false, takesIfMatch = false } = endpoint;
  const readInput = inputReader(name, receiving);
  const isForm = bodyFormat === "multipart";
  const hasPlainBody = method !== "GET" && !isForm;
  // A form is read by its handler.
  const withinMs = isForm ? FORM_TIMEOUTS.wholeMs + LONGEST_ANSWER_MS : answerWithinMs;
  addRoute(app, isForm, {
    method,
    url: path.replace(/\{(\w+)\}/g, ":$1"),
    config: { isTimed: true },
    ...(hasPlainBody && plainBodyOptions(endpoint, answerWithinMs)),
    ...((isStreamed === true || fileType !== undefined) && { handlerTimeout: answerWithinMs }),
    // Before a body is read, and long before anything is asked of the database: who calls, too.
    onRequest: (request, reply, done) => {
      const network = () => networkOf(request.ip);
      const refusal = admission.refusalOf(name, network) ?? refusalAtDoor?.(network()) ?? null;
      if (refusal === null) done();
      else void sendRefusal(reply, refusal);
    },
    handler: (request, reply) =>
      whileAwaited(request, reply, withinMs, (awaited) =>
        admission.admit(name, networkOf(request.ip), () => answerCall(request, reply, awaited)),
      ),
  });

  async function answerCall(request: FastifyRequest, reply: FastifyReply, awaited: AwaitedAnswer): Promise<unknown> {
    const caller = access === "bearer-ignored" ? null : await identify(request.headers.authorization);
    // Whatever is logged of this request from here on says whose it is (V16.2.1).
    if (caller !== null) request.log = request.log.child({ userId: caller.userId });
    checkAccess(access, caller);
    // Checked against the contract's schemas, from which these types are made.
    const client = clientOf(request, reply);
    if (method === "GET") {
      const { network, userAgent = "" } = client;
      const asked = `${userAgent} ${request.url}`;
      readBudget.pay({ network, userId: caller?.userId ?? null, asked }, name);
    }
    const input = await readInput(request, reply, caller?.userId ?? client.network);
    const answer = await work(request, { ...input, caller, client, awaited }).finally(() => fileOf(input)?.release());
    // It has been told that it takes too long.
    if (reply.sent) return undefined;
    if (answer instanceof StreamedAnswer) return sendStreamed(reply, answer, fileType);
    if (fileType !== undefined) return sendOwnFile(reply, fileType, answer as FileAnswer);
    const keeper = keeperOf(request, endpoint, caller !== null);
    return sendAnswer(request, reply, { answer, endpoint, keeper });
  }

  /** Does what is asked, once. */
  async function work(
    request: FastifyRequest,
    asked: Input & Pick<Incoming<Name>, "client" | "awaited"> & { caller: Caller | null },
  ): Promise<unknown> {
    const { caller } = asked;
    const ifMatch = takesIfMatch ? request.headers["if-match"] : undefined;
    const incoming = { ...asked, ifMatch } as Incoming<Name>;
    const mayRepeat = method !== "GET" && !knowsRepetitions;
    const repeatable = !mayRepeat ? null : repeatableRequest(request, caller, incoming.body);
    const kept = { repeated: repeated && answerAgain(repeated, incoming), keptForMs };
    const handle = async (keepAnswer: KeepAnswer) => handler({ ...incoming, keepAnswer });
    return repeatable === null ? handle(keepNothing) : idempotentAnswers.once({ ...repeatable, ...kept }, handle);
  }
}

// A body and its answer have a time of their own each; that of the whole ends what neither of them does.
function plainBodyOptions({ mostBodyBytes = PLAIN_BODY_BYTES }: Endpoint, answerWithinMs: number) {
  const timeouts = plainBodyTimeouts(mostBodyBytes);
  return {
    bodyLimit: mostBodyBytes,
    handlerTimeout: timeouts.wholeMs + answerWithinMs,
    preParsing: (request, reply, _payload, done) => {
      cutSlowBody(request, reply, timeouts);
      done();
    },
  } satisfies Partial<RouteOptions>;
}

// Forms with a file are let in on their own routes alone, and read there after asking who sends them.
function addRoute(app: FastifyInstance, isForm: boolean, route: RouteOptions): void {
  if (!isForm) return void app.route(route);
  void app.register(async (inner) => {
    await inner.register(multipart);
    inner.route(route);
  });
}

function answerAgain<Name extends RouteName>(repeated: Repeated<Name>, incoming: Incoming<Name>): RepeatedAnswer {
  return {
    asNow: (made) => repeated.asNow(made, incoming) as Promise<object | null>,
    ...(repeated.whenGone && { whenGone: (made) => repeated.whenGone?.(made, incoming) as Promise<object> }),
  };
}

/** The file of a call that came as a form. */
function fileOf({ body }: Input): ReceivedFile | undefined {
  return (body as { file?: ReceivedFile } | null | undefined)?.file;
}

function checkAccess(access: Endpoint["access"], caller: Caller | null): void {
  if (caller === null && (access === "user" || access === "superuser")) throw unauthenticated("not_authenticated");
  if (access === "superuser") requireSuperuser(caller);
}

async function keepNothing(): Promise<void> {}
