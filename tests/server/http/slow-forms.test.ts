import multipart from "@fastify/multipart";
import Fastify from "fastify";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { UploadImageForm } from "#contract/schemas/photo.ts";
import { answerErrors } from "../../../src/server/http/errors/answer-errors.ts";
import { cutSlowBody } from "../../../src/server/http/body/plain-bodies.ts";
import { formReader } from "../../../src/server/http/body/read-multipart.ts";
import { receivingSpace } from "../../../src/server/http/body/receiving-space.ts";
import { whileAwaited } from "../../../src/server/http/calls/while-awaited.ts";

const TIMEOUTS = {
  stalledMs: 400,
  leastBytes: 5,
  wholeMs: 1500,
  mostBytes: 50_000,
  lingerMs: 300,
  furtherLingerMs: 100,
  slowMs: 5000,
};
const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

const app = Fastify();
let port = 0;
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "qiying-forms-"));
  answerErrors(app);
  await app.register(multipart);
  const read = formReader(UploadImageForm, "Too large", {
    space: receivingSpace({ all: 1e9, each: 1e9 }),
    folder,
    begun: { read: async () => undefined, keep: async () => undefined },
    timeouts: TIMEOUTS,
  });
  app.post("/", async (request, reply) => Object.keys(await read(request, reply, "somebody")));
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test("G22: JSON that has not come when its call's time is over is 408, and none of the server's failures", async () => {
  const slow = Fastify({ handlerTimeout: 200 });
  answerErrors(slow);
  slow.post("/", () => "read");
  const url = await slow.listen({ port: 0, host: "127.0.0.1" });
  expect(await postSlowly(url, { everyMs: 10_000, pieces: 1 })).toMatch(TIMED_OUT);
  await slow.close();
});

describe("JSON and its answer, each with a time of its own", () => {
  const timely = Fastify();
  let url = "";

  beforeAll(async () => {
    answerErrors(timely);
    const timeouts = { stalledMs: 300, leastBytes: 3, wholeMs: 1000, mostBytes: Infinity };
    timely.route({
      method: "POST",
      url: "/",
      preParsing: (request, reply, _payload, done) => {
        cutSlowBody(request, reply, timeouts);
        done();
      },
      handler: (request, reply) =>
        whileAwaited(request, reply, 200, () => delay((request.body as number[])[0], "read")),
    });
    url = await timely.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => timely.close());

  test("G22: a body that takes longer than an answer may is read, and answered", async () => {
    expect(await postSlowly(url, { everyMs: 50, pieces: 10 })).toMatch(/^HTTP\/1\.1 200 .*read$/s);
  });

  test("L10: one that drips is told so and cut off, and one that never ends as well", async () => {
    expect(await postSlowly(url, { everyMs: 200, pieces: 100 })).toMatch(TIMED_OUT);
    const start = performance.now();
    expect(await postSlowly(url, { everyMs: 50, pieces: 100 })).toMatch(TIMED_OUT);
    expect(performance.now() - start).toBeGreaterThanOrEqual(990);
  });

  test("an answer that takes longer than it may is 503, however soon its request had come", async () => {
    expect(await postSlowly(url, { everyMs: 1, pieces: 2, first: "[1000" })).toMatch(
      /^HTTP\/1\.1 503 .*\r\nretry-after: 2\r\n.*"service_unavailable"/s,
    );
  });
});

const TIMED_OUT = /^HTTP\/1\.1 408 .*\r\nconnection: close\r\n.*"request_timeout"/s;

/** What comes back to somebody who posts JSON a byte at a time, until the connection closes. */
function postSlowly(
  url: string,
  { everyMs, pieces, first = "[0" }: { everyMs: number; pieces: number; first?: string },
) {
  const { promise, resolve } = Promise.withResolvers<string>();
  let text = "";
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  const head = "POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length:";
  socket.write(`${head} ${first.length + pieces}\r\n\r\n${first}`);
  let left = pieces;
  const sending = setInterval(() => {
    left -= 1;
    if (left >= 0) socket.write(left === 0 ? "]" : " ");
  }, everyMs);
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  socket.on("error", () => undefined);
  socket.on("close", () => resolve(text));
  return promise.finally(() => clearInterval(sending));
}

/** What comes back to somebody who sends a piece of a photo every so often, until the connection closes. */
function reply(piece: string, everyMs: number, first = ""): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let text = "";
  const socket = connect(port, "127.0.0.1");
  const head = "POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 900000";
  socket.write(`${head}\r\n\r\n${PART}${first}`);
  const sending = setInterval(() => socket.write(piece), everyMs);
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  socket.on("error", () => undefined);
  socket.on("close", () => resolve(text));
  return promise.finally(() => clearInterval(sending));
}

test("L10: a photo that stops coming is cut off, and what had come of it is gone", async () => {
  expect(await reply("", 100_000)).toMatch(/^HTTP\/1\.1 408 .*"detail":"Request Timeout","code":"request_timeout"/s);
  await expect.poll(() => readdir(folder)).toEqual([]);
});

test("of a whole photo whose form never ends nothing stays", async () => {
  const replied = reply("", 100_000, "all of it\r\n--x\r\n");
  await expect.poll(() => readdir(folder)).toHaveLength(1);
  expect(await replied).toMatch(/^HTTP\/1\.1 408 /);
  await expect.poll(() => readdir(folder)).toEqual([]);
});

test("L10: one that trickles for longer than a whole one may take, as well", async () => {
  const start = performance.now();
  expect(await reply("x", 50)).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - start).toBeGreaterThanOrEqual(TIMEOUTS.wholeMs - 10);
});

test("X-03: one that has brought more than anybody may send is refused", async () => {
  expect(await reply("x".repeat(10_000), 20)).toMatch(/^HTTP\/1\.1 413 .*"code":"body_too_large"/s);
});

test("L10: one that drips is cut off, however steadily it does", async () => {
  const start = performance.now();
  expect(await reply("x", 150)).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - start).toBeLessThan(TIMEOUTS.wholeMs);
});

/** A file that has come so far, and remembers whether it was cut off. */
function file(bytes: number, received = bytes) {
  const state = { received, wasCut: false };
  const receiving = { bytes, received: () => state.received, cut: () => (state.wasCut = true) };
  return { state, receiving };
}

const BUSY = expect.objectContaining({ code: "busy_with_photos", headers: { "retry-after": "3" } });

test("room for files on their way in is bounded for all together and for each sender, and comes back", () => {
  const space = receivingSpace({ all: 100, each: 60 });
  const giveBack = space.take("a", file(50).receiving);
  expect(() => space.take("a", file(20).receiving)).toThrow(BUSY);
  space.take("b", file(50).receiving);
  expect(() => space.take("c", file(1).receiving)).toThrow(BUSY);
  giveBack();
  giveBack();
  space.take("c", file(50).receiving);
  expect(() => space.take("a", file(1).receiving)).toThrow(BUSY);
});

test("L10: when all of it is taken, the slowest make room; what has just begun, comes well or has come does not", () => {
  let ms = 0;
  const space = receivingSpace({ all: 500_000, each: 200_000 }, () => ms);
  const [drip, slower, good, whole] = [file(100_000, 900), file(100_000, 300), file(100_000, 0), file(100_000)];
  for (const [index, each] of [drip, slower, good, whole].entries()) space.take(`sender ${index}`, each.receiving);
  ms = 2000;
  good.state.received = 40_000;
  const young = file(100_000, 0);
  space.take("young", young.receiving);
  space.take("honest", file(100_000).receiving);
  expect([drip, slower, good, whole, young].map(({ state }) => state.wasCut)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
  space.take("another", file(100_000).receiving);
  expect(drip.state.wasCut).toBe(true);
  // Nobody is cut off for what would not fit all the same.
  expect(() => space.take("third", file(100_000).receiving)).toThrow(BUSY);
  ms = 5000;
  good.state.received = 70_000;
  expect(() => space.take("third", file(200_000).receiving)).toThrow(BUSY);
  expect([good.state.wasCut, young.state.wasCut]).toEqual([false, false]);
});

test("L10: who sends nothing else takes the place of what somebody sends beside a first file, however young", () => {
  const space = receivingSpace({ all: 600, each: 300 }, () => 0);
  const files = Array.from({ length: 6 }, (_, index) => file(100, index));
  files.forEach(({ receiving }, index) => space.take(`crowd ${index % 2}`, receiving));
  const cut = () => files.flatMap(({ state }, index) => (state.wasCut ? [index] : []));
  space.take("honest", file(100, 0).receiving);
  expect(cut()).toEqual([0]);
  // A second one of theirs has to wait, as everybody's.
  expect(() => space.take("honest", file(100).receiving)).toThrow(BUSY);
  for (const other of ["b", "c", "d"]) space.take(other, file(100, 0).receiving);
  expect(cut()).toEqual([0, 1, 2, 3]);
  // Each has one by now.
  expect(() => space.take("e", file(100).receiving)).toThrow(BUSY);
});
