import { once } from "node:events";
import { createServer, request as httpRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { s3Objects, type S3Account } from "../../../src/server/photos/storage/s3-objects.ts";
import { s3Storage } from "../../../src/server/photos/storage/s3-storage.ts";
import { startS3Server, type S3Server } from "../../support/s3-server.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { newPhoto, sendPhoto } from "./support.ts";

let s3: S3Server;
let server: TestApp;

beforeAll(async () => {
  s3 = await startS3Server();
  server = await startTestApp({ photoStorage: storage() });
});
afterAll(async () => {
  await server.close();
  await s3.close();
});
beforeEach(() => {
  s3.asked.length = 0;
  s3.refusals.length = 0;
});

const ID = "f".repeat(32);

function storage(changes: Partial<S3Account> = {}) {
  return s3Storage(s3Objects({ endpoint: s3.endpoint, ...s3.account, ...changes }));
}

test("photos go to the store and come back from it, with the same headers as from a folder", async () => {
  const user = await server.addUser();
  const sent = await sendPhoto(server, user, await newPhoto());
  expect(sent.statusCode, sent.body).toBe(200);
  const url: string = sent.json().image_url;
  for (const width of [400, 800, 1600]) {
    const answer = await server.get(url.replace("/800.", `/${width}.`));
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(s3.objects.get(url.slice(1).replace("/800.", `/${width}.`)));
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "content-length": String(answer.rawPayload.length),
      "cache-control": "public, max-age=31536000, immutable",
    });
  }
  expect((await server.get(`/photos/${ID}/800.webp`)).statusCode).toBe(404);
});

test("a photo is whole where the store does not say how long it is", async () => {
  const user = await server.addUser();
  const url: string = (await sendPhoto(server, user, await newPhoto())).json().image_url;
  s3.tellsLength = false;
  const answer = await server.get(url);
  s3.tellsLength = true;
  expect(answer.rawPayload).toEqual(s3.objects.get(url.slice(1)));
  expect(answer.headers["content-length"]).toBeUndefined();
});

test("a file is kept, read, replaced and removed with all its widths", async () => {
  const store = storage();
  await store.write(ID, 400, Buffer.from("one"));
  await store.write(ID, 400, Buffer.from("two"));
  await store.write(ID, 1600, Buffer.from("large"));
  const file = await store.read(ID, 400);
  expect([file?.size, file && String(await buffer(file.content))]).toEqual([3, "two"]);
  expect(await store.read(ID, 800)).toBeNull();
  await store.remove(ID);
  await store.remove(ID);
  expect([...s3.objects.keys()].filter((key) => key.includes(ID))).toEqual([]);
});

test("another secret, another key, another region and no signature at all are refused", async () => {
  for (const changes of [{ secretAccessKey: "another" }, { accessKeyId: "ANOTHER" }, { region: "us-east-1" }]) {
    await expect(storage(changes).write(ID, 400, Buffer.from("x"))).rejects.toThrow("The S3 store answered 403");
  }
  const url = `${s3.endpoint}/${s3.account.bucket}/photos/${ID}/400.webp`;
  expect((await fetch(url, { method: "PUT", body: "x" })).status).toBe(403);
  expect((await fetch(url)).status).toBe(403);
  expect(s3.asked).toEqual([]);
});

test.each(["nothing", "body", "header", "address"])("of a request on its way, %s was changed", async (changed) => {
  const seen: string[] = [];
  const between = createServer((request, response) => {
    void buffer(request).then(async (body) => {
      const path = changed === "address" ? request.url?.replace("/400.", "/800.") : request.url;
      const headers = { ...request.headers, ...(changed === "header" && { "x-amz-date": "20200101T000000Z" }) };
      const status = await forward({ path, method: request.method, headers }, changed === "body" ? "y" : body);
      seen.push(String(status));
      return response.writeHead(status).end();
    });
  }).listen(0, "127.0.0.1");
  await once(between, "listening");
  const { port } = between.address() as { port: number };
  const written = storage({ endpoint: `http://127.0.0.1:${port}` }).write(ID, 400, Buffer.from("x"));
  if (changed === "nothing") await written;
  else await expect(written).rejects.toThrow("The S3 store answered 403");
  expect(seen).toEqual([changed === "nothing" ? "200" : "403"]);
  between.close();
});

async function forward(options: RequestOptions, body: Buffer | string): Promise<number> {
  const passed = httpRequest(s3.endpoint, options).end(body);
  const [answer] = (await once(passed, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}

test("one failure is tried again, a second is told as 503, and nothing is left behind", async () => {
  const user = await server.addUser();
  s3.refusals.push(500, 0, 503);
  const bytes = await newPhoto();
  expect((await sendPhoto(server, user, bytes)).statusCode).toBe(200);
  const before = s3.objects.size;
  s3.refusals.push(503, 503, 503, 503, 503, 503);
  const refused = await sendPhoto(server, user, await newPhoto());
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  expect(s3.objects.size).toBe(before);
  const { rows } = await server.database.pool.query("select id from photo_file where not ready");
  expect(rows).toEqual([]);
});

test("F6: a store without room is 507", async () => {
  const user = await server.addUser();
  s3.refusals.push(507, 507, 507);
  const answer = await sendPhoto(server, user, await newPhoto());
  expect([answer.statusCode, answer.json()]).toEqual([507, { detail: "Insufficient storage", code: "storage_full" }]);
});

test("a store that is not there is 503 for those who look as well", async () => {
  const other = await startTestApp({ photoStorage: storage({ endpoint: "http://127.0.0.1:9" }) });
  const answer = await other.get(`/photos/${ID}/800.webp`);
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, expect.any(String)]);
  await other.close();
});

test("F11: a store that is gone is left alone after five calls, nothing else is, and it is asked again when it may be back", async () => {
  const gone = await startS3Server();
  const lines: string[] = [];
  let now = 0;
  const photoStorage = s3Storage(s3Objects({ endpoint: gone.endpoint, ...gone.account }, () => now));
  const logTo = { write: (line: string) => void lines.push(line) };
  const app = await startTestApp({ photoStorage, logLevel: "warn", logTo });
  const user = await app.addUser();
  gone.refusals.push(...Array(10).fill(0));
  for (let call = 0; call < 7; call += 1) {
    const answer = await app.get(`/photos/${ID}/800.webp`);
    expect([answer.statusCode, answer.json().code, answer.headers["retry-after"]]).toEqual([
      503,
      "service_unavailable",
      "2",
    ]);
  }
  expect(gone.refusals).toEqual([]);
  expect((await sendPhoto(app, user, await newPhoto())).statusCode).toBe(503);
  expect(gone.asked).toEqual([]);
  expect(new Set(lines.map((line) => JSON.parse(line).msg))).toEqual(new Set(["no answer from the store of photos"]));
  for (const path of ["/ready", "/health", "/api/v1/items/open"]) expect((await app.get(path)).statusCode).toBe(200);
  now = 11_000;
  expect((await app.get(`/photos/${ID}/800.webp`)).statusCode).toBe(404);
  expect((await sendPhoto(app, user, await newPhoto())).statusCode).toBe(200);
  await app.close();
  await gone.close();
});
