import { subscribe } from "node:diagnostics_channel";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { afterEach } from "vitest";
import type { Exchange } from "./exchange.ts";

/*
 * Holds every server of a test against the OpenAPI document, as it answers: a test fails in which one serves what the
 * document does not have. Loaded with each test file; what it has subscribed to lasts as long as the process.
 */

interface Watch {
  problems: string[];
  loading: Promise<void> | null;
  check: ((exchange: Exchange) => string[]) | null;
  /** What was answered before the document was there. */
  early: Exchange[];
}

const SHARED = Symbol.for("qiying.documented");
const shared = globalThis as { [SHARED]?: Watch };

const watch = (shared[SHARED] ??= startWatching());

afterEach(async () => {
  await watch.loading;
  const problems = [...new Set(watch.problems.splice(0))];
  if (problems.length > 0) throw new Error(`Served, and not in the OpenAPI document:\n${problems.join("\n")}`);
});

function startWatching(): Watch {
  const started: Watch = { problems: [], loading: null, check: null, early: [] };
  subscribe("fastify.initialization", (message) => {
    // oxlint-disable-next-line qiying/remembered-promises -- Without the document, every test is to fail.
    started.loading ??= load(started);
    watchServer((message as { fastify: FastifyInstance }).fastify, (exchange) => note(started, exchange));
  });
  return started;
}

// Only where a test has a server: the document takes a while.
async function load(started: Watch): Promise<void> {
  const { undocumentedIn } = await import("./exchange.ts");
  started.check = undocumentedIn;
  for (const exchange of started.early.splice(0)) note(started, exchange);
}

function note({ check, problems, early }: Watch, exchange: Exchange): void {
  if (check === null) early.push(exchange);
  else problems.push(...check(exchange));
}

function watchServer(app: FastifyInstance, tell: (exchange: Exchange) => void): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    if (request.routeOptions.url !== undefined) noteAnswer(request, reply, payload, tell);
    done();
  });
}

function noteAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  tell: (exchange: Exchange) => void,
): void {
  const exchange = {
    method: request.method,
    route: request.routeOptions.url ?? "",
    sent: isJson(request.headers["content-type"]) ? request.body : undefined,
    status: reply.statusCode,
    headers: reply.getHeaders(),
  };
  if (typeof payload === "string" || Buffer.isBuffer(payload)) return tell({ ...exchange, body: payload });
  if (isJson(reply.getHeader("content-type"))) return collect(reply, (body) => tell({ ...exchange, body }));
  tell({ ...exchange, body: null });
}

function isJson(type: unknown): boolean {
  return String(type).startsWith("application/json");
}

// Beside what sends it: the stream goes on as it would, and is looked at when all of it has gone.
function collect(reply: FastifyReply, whole: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const { raw } = reply;
  const write = raw.write.bind(raw) as (...args: unknown[]) => boolean;
  raw.write = ((chunk: Buffer | string, ...rest: unknown[]) => {
    chunks.push(Buffer.from(chunk as string));
    return write(chunk, ...rest);
  }) as typeof raw.write;
  raw.once("finish", () => whole(Buffer.concat(chunks)));
}
