import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as brokenRequest from "../../../src/server/http/errors/broken-request.ts";
import { startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await server.app.listen({ port: 0 });
});
afterAll(() => server.close());

const PING = "GET /api/v1/ping HTTP/1.1\r\nHost: qiying\r\n\r\n";
const LONG_ADDRESS = `GET /api/v1/${"a".repeat(18_000)} HTTP/1.1\r\nHost: qiying\r\n\r\n`;

test.each([
  ["a long address", LONG_ADDRESS, 431],
  ["no HTTP at all", "hello\r\n\r\n", 400],
])("G20: %s is answered on a connection that has been answered before", async (_, broken, status) => {
  const answers = await exchange((server.app.server.address() as AddressInfo).port, [PING, PING, broken]);
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200", `HTTP/1.1 ${status}`]);
});

test("nothing is written into the middle of an answer", async () => {
  const half = createServer((_, answer) => void answer.writeHead(200, { "content-length": 10 }).write("half"));
  brokenRequest.watchAnswers(half);
  half.on("clientError", brokenRequest.answerBrokenRequest);
  await once(half.listen(0), "listening");
  const answers = await exchange((half.address() as AddressInfo).port, [PING, "hello\r\n\r\n"]);
  expect(answers).toMatch(/^HTTP\/1\.1 200 [^]*half$/);
  half.close();
});

/** Sends each when something has been answered to the one before, and gives all that came until the end. */
async function exchange(port: number, requests: readonly string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const left = [...requests];
  let answers = "";
  socket.write(left.shift()!);
  socket.on("data", (chunk: Buffer) => {
    answers += chunk.toString();
    const next = left.shift();
    if (next !== undefined) socket.write(next);
  });
  socket.on("error", () => undefined);
  await once(socket, "close");
  return answers;
}
