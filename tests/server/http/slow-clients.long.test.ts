import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await server.app.listen({ port: 0 });
});
afterAll(() => server.close());

test("G22: fifty clients that never finish their headers are cut off, and others are answered meanwhile", async () => {
  const { port } = server.app.server.address() as AddressInfo;
  const cut = Array.from({ length: 50 }, () => untilCut(port, "GET /api/v1/ping HTTP/1.1\r\nHost: qiying\r\nX-Slow: "));
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/items/count`);
  expect(answer.status).toBe(200);
  for (const reply of await Promise.all(cut)) expect(reply).toMatch(/^HTTP\/1\.1 408 |^$/);
}, 25_000);

test("G22: a posting of 64 kB on a line of 40 kbit/s comes in whole, and is read", async () => {
  const { port } = server.app.server.address() as AddressInfo;
  const body = JSON.stringify({ username: "x".repeat(64 * 1024 - 50), password: "x" });
  const head = `POST /api/v1/login HTTP/1.1\r\nHost: qiying\r\nConnection: close\r\nContent-Type: application/json\r\n`;
  const sent = Array.from({ length: 13 }, (_, second) => body.slice(second * 5120, (second + 1) * 5120));
  const [begin = "", ...rest] = sent;
  const reply = await untilCut(port, `${head}Content-Length: ${body.length}\r\n\r\n${begin}`, rest);
  expect(reply).toMatch(/^HTTP\/1\.1 400 .*"wrong_login"/s);
}, 25_000);

test("G22, L10: fifty bodies that drip are cut off within 15 s, and others are answered meanwhile", async () => {
  const { port } = server.app.server.address() as AddressInfo;
  const head =
    "POST /api/v1/login HTTP/1.1\r\nHost: qiying\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{";
  const start = performance.now();
  const cut = Array.from({ length: 50 }, () => untilCut(port, head, Array<string>(60).fill(" ")));
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/items/count`);
  expect(answer.status).toBe(200);
  for (const reply of await Promise.all(cut)) expect(reply).toMatch(/^HTTP\/1\.1 408 .*"request_timeout"/s);
  expect(performance.now() - start).toBeLessThan(30_000);
}, 45_000);

test("G22: what no call has looked at may take thirty seconds at most", () => {
  expect([server.app.server.headersTimeout, server.app.server.requestTimeout]).toEqual([10_000, 30_000]);
});

/** What comes back to somebody who sends the rest piece by piece, one each second, until the connection closes. */
function untilCut(port: number, sent: string, rest: readonly string[] = []): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let reply = "";
  const pieces = rest.values();
  const socket = connect(port, "127.0.0.1", () => socket.write(sent));
  const sending = setInterval(() => socket.write(pieces.next().value ?? ""), 1000);
  socket.on("data", (chunk: Buffer) => (reply += chunk.toString()));
  socket.on("error", () => undefined);
  socket.on("close", () => resolve(reply));
  return promise.finally(() => clearInterval(sending));
}
