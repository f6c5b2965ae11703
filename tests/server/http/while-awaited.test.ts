import Fastify from "fastify";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { whileAwaited, ANSWER_WITHIN_MS, type AwaitedAnswer } from "../../../src/server/http/calls/while-awaited.ts";
import { createServer } from "../../../src/server/http/create-server.ts";
import { answerErrors } from "../../../src/server/http/errors/answer-errors.ts";

const WITHIN_MS = 200;

const app = Fastify();
let url = "";
/** What the next request's answer is made by. */
let work: (answer: AwaitedAnswer) => Promise<unknown>;

beforeAll(async () => {
  answerErrors(app);
  app.get("/", (request, reply) => whileAwaited(request, reply, WITHIN_MS, (answer) => work(answer)));
  url = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

/** Has the server begin an answer. */
function beginAnswer() {
  const begun = Promise.withResolvers<AwaitedAnswer>();
  const { promise, resolve } = Promise.withResolvers<string>();
  work = (answer) => {
    begun.resolve(answer);
    return promise;
  };
  return { begun: begun.promise, end: resolve };
}

test("the signal of an answer that is sent in time is not aborted", async () => {
  const { begun, end } = beginAnswer();
  const asking = fetch(url);
  const { signal } = await begun;
  end("made");
  expect(await (await asking).text()).toBe("made");
  expect(signal.aborted).toBe(false);
});

test("a caller who goes aborts the signal, also one that is asked for after they have gone", async () => {
  for (const asksEarly of [true, false]) {
    const { begun, end } = beginAnswer();
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    const answer = await begun;
    const early = asksEarly ? answer.signal : null;
    const connections = await connectionsOf(app);
    socket.destroy();
    await expect.poll(() => connectionsOf(app)).toBe(connections - 1);
    expect((early ?? answer.signal).aborted).toBe(true);
    end("too late");
  }
});

/** How many connections a server has. */
function connectionsOf({ server }: typeof app): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}

test("F5: an answer that takes too long is 503 with Retry-After, and its signal is aborted", async () => {
  const { begun, end } = beginAnswer();
  const asking = fetch(url);
  const { signal } = await begun;
  const answer = await asking;
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
  await expect.poll(() => signal.aborted).toBe(true);
  end("too late");
});

test("several answers that are late at once are each told so, and one that began later is waited for", async () => {
  work = () => new Promise(() => undefined);
  const late = [fetch(url), fetch(url)];
  await Promise.all(late);
  const { begun, end } = beginAnswer();
  const next = fetch(url);
  await begun;
  end("made");
  expect([...(await Promise.all(late)), await next].map(({ status }) => status)).toEqual([503, 503, 200]);
});

test("a route that is no call of the contract has the time of an answer, unless it names its own", async () => {
  const server = createServer({ trustedProxies: undefined, logLevel: "silent" });
  const times = new Map<string, number | undefined>();
  server.addHook("onRoute", ({ url: path, handlerTimeout }) => void times.set(path, handlerTimeout));
  server.get("/page", () => "page");
  server.get("/slow", { handlerTimeout: 60_000 }, () => "slow");
  server.get("/call", { config: { isTimed: true } }, () => "call");
  await server.close();
  expect(Object.fromEntries(times)).toEqual({ "/page": ANSWER_WITHIN_MS, "/slow": 60_000, "/call": undefined });
});
