import { request as ask, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { Readable } from "node:stream";
import type { AddressInfo } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from "#domain/listings/listing-rules.ts";
import { startTestApp, type TestApp } from "../test-app.ts";

let folder = "";
let server: TestApp;
let port = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "qiying-share-"));
  server = await startTestApp({ page: { distDir: join(folder, "dist"), keptAssetsDir: join(folder, "kept") } });
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test.each([
  ["a visitor", () => ({})],
  ["a signed-in user", () => server.signedIn()],
  ["a user with a malformed token", () => ({ authorization: "Bearer nonsense" })],
])("A27: what %s shares without a worker leads to the screen that says so, and nothing is kept", async (_, headers) => {
  const before = await photos();
  const answer = await share(MAX_PHOTO_BYTES, headers());
  expect([answer.status, answer.location]).toEqual([303, "/items?shared=unreceived"]);
  expect(await photos()).toEqual(before);
});

test("a share may be larger than ten photos of a room, and not endless", async () => {
  const most = 2 * MAX_PHOTOS * MAX_PHOTO_BYTES;
  const pieces = async function* (bytes: number) {
    for (let sent = 0; sent < bytes; sent += MAX_PHOTO_BYTES) yield Buffer.alloc(MAX_PHOTO_BYTES);
  };
  const post = (bytes: number) =>
    server.app.inject({
      method: "POST",
      url: "/share-target",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      payload: Readable.from(pieces(bytes)),
    });
  expect((await post(most)).statusCode).toBe(303);
  expect((await post(most + 1)).statusCode).toBe(413);
});

test("a share without a body, or of another type, leads there too; other methods are refused (G4)", async () => {
  expect((await server.post("/share-target")).headers["location"]).toBe("/items?shared=unreceived");
  const text = await server.post("/share-target", { title: "Sunny room" });
  expect([text.statusCode, text.headers["location"]]).toEqual([303, "/items?shared=unreceived"]);
  const read = await server.get("/share-target");
  expect([read.statusCode, read.headers["allow"]]).toEqual([405, "POST"]);
});

/** Posts a form of so many bytes over a socket, as a browser does. */
async function share(bytes: number, headers: Record<string, string> = {}) {
  const type = "multipart/form-data; boundary=x";
  const sent = ask({ port, method: "POST", path: "/share-target", headers: { "content-type": type, ...headers } });
  const answered = once(sent, "response") as Promise<[IncomingMessage]>;
  const chunk = Buffer.alloc(1024 * 1024, "photo");
  for (let written = 0; written < bytes; written += chunk.length) {
    if (!sent.write(chunk)) await once(sent, "drain");
  }
  sent.end();
  const [{ statusCode: status, headers: answer }] = await answered;
  sent.destroy();
  return { status, location: answer.location };
}

async function photos(): Promise<unknown[]> {
  const { rows } = await server.database.pool.query("select count(*) from photo_file");
  return rows;
}
