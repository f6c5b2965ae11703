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

test("G22: a body may take thirty seconds at most", () => {
  expect([server.app.server.headersTimeout, server.app.server.requestTimeout]).toEqual([10_000, 30_000]);
});

function untilCut(port: number, sent: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let reply = "";
  const socket = connect(port, "127.0.0.1", () => socket.write(sent));
  socket.on("data", (chunk: Buffer) => (reply += chunk.toString()));
  socket.on("error", () => undefined);
  socket.on("close", () => resolve(reply));
  return promise;
}
