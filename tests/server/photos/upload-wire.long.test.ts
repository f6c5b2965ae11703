import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ErrorBody } from "#contract/schemas/errors.ts";
import { MAX_PHOTO_BYTES } from "#domain/listings/listing-rules.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { encodedForm, newPhoto, photoForm, picture, UPLOAD } from "./support.ts";

let server: TestApp;
let user: TestUser;
let origin = "";

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  user = await server.addUser();
  origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

/** A photo of exactly so many bytes: what comes after its end is nobody's business. */
async function photoOf(bytes: number): Promise<Buffer> {
  const photo = await newPhoto();
  return Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
}

async function send(bytes: Buffer, chunked = false): Promise<[status: number, detail: unknown, code: unknown]> {
  const { payload, headers } = await encodedForm(photoForm(bytes));
  const body = chunked ? new Blob([new Uint8Array(payload)]).stream() : new Uint8Array(payload);
  const init = { method: "POST", headers: { ...headers, ...user.headers() }, body, duplex: "half" };
  const answer = await fetch(origin + UPLOAD, init);
  const { detail, code } = (await answer.json()) as Partial<ErrorBody>;
  return [answer.status, detail, code];
}

test.each([false, true])("X-03: exactly 5 MiB is taken, a byte more is not (without a length: %s)", async (chunked) => {
  expect(await send(await photoOf(MAX_PHOTO_BYTES), chunked)).toEqual([200, undefined, undefined]);
  expect(await send(await photoOf(MAX_PHOTO_BYTES + 1), chunked)).toEqual([
    413,
    "Image is larger than 5 MB",
    "photo_too_large",
  ]);
  expect(await send(Buffer.alloc(MAX_PHOTO_BYTES * 3), false)).toEqual([
    413,
    "Image is larger than 5 MB",
    "photo_too_large",
  ]);
  expect(await readdir(`${server.photosDir}/unfinished`)).toEqual([]);
});

/** A connection on which a test says what it likes, and what has come back on it. */
function raw(...lines: string[]): { socket: Socket; reply: Promise<string>; answered: Promise<string> } {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  let text = "";
  const answered = Promise.withResolvers<string>();
  const reply = Promise.withResolvers<string>();
  socket.on("data", (chunk: Buffer) => {
    text += chunk.toString("latin1");
    if (text.includes("\r\n\r\n")) answered.resolve(text);
  });
  socket.on("error", () => undefined);
  socket.on("close", () => reply.resolve(text));
  const headers = Object.entries({ host: "qiying", ...user.headers() }).map(([name, value]) => `${name}: ${value}`);
  socket.write([`POST ${UPLOAD} HTTP/1.1`, ...headers, ...lines, "", ""].join("\r\n"));
  return { socket, reply: reply.promise, answered: answered.promise };
}

const MULTIPART = "content-type: multipart/form-data; boundary=x";
const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

test("X-03: a sender that never stops is refused, and its connection is closed", async () => {
  const { socket, answered, reply } = raw(MULTIPART, "transfer-encoding: chunked");
  const piece = "x".repeat(64 * 1024);
  socket.write(`${PART.length.toString(16)}\r\n${PART}\r\n`);
  const sending = setInterval(() => socket.write(`10000\r\n${piece}\r\n`.repeat(20)), 10);
  expect(await answered).toMatch(/^HTTP\/1\.1 413 /);
  expect(await reply).toContain('"Image is larger than 5 MB"');
  clearInterval(sending);
}, 20_000);

test("a photo may take longer than other bodies may, as long as it comes", async () => {
  const { requestTimeout, headersTimeout } = server.app.server;
  Object.assign(server.app.server, { requestTimeout: 1000, headersTimeout: 1000 });
  const { payload, headers } = await encodedForm(photoForm(await newPhoto()));
  const slow = raw(`content-type: ${headers["content-type"]}`, `content-length: ${payload.length}`);
  const other = connect(Number(new URL(origin).port), "127.0.0.1");
  other.on("error", () => undefined).resume();
  other.write(
    `POST /api/v1/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
  );
  const otherCut = once(other, "close");
  const step = Math.ceil(payload.length / 40);
  for (let at = 0; at < payload.length; at += step) {
    slow.socket.write(payload.subarray(at, at + step));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await slow.answered).toMatch(/^HTTP\/1\.1 200 /);
  await otherCut;
  slow.socket.destroy();
  Object.assign(server.app.server, { requestTimeout, headersTimeout });
}, 20_000);

test("X-13: an upload that is broken off leaves nothing behind", async () => {
  const before = await server.database.kysely.selectFrom("photo_file").select("id").execute();
  const { payload, headers } = await encodedForm(photoForm(await picture().jpeg().toBuffer()));
  const { socket, reply } = raw(`content-type: ${headers["content-type"]}`, `content-length: ${payload.length}`);
  socket.write(payload.subarray(0, payload.length / 2));
  setTimeout(() => socket.destroy(), 100);
  expect(await reply).toBe("");
  expect(await server.database.kysely.selectFrom("photo_file").select("id").execute()).toEqual(before);
});

test.each([
  ["half way", 0.5],
  ["before the answer", 1],
])("W9: a photo whose sender was killed %s is taken at a next try, under the same key", async (_, part) => {
  const [photo, uuid] = [await newPhoto(), crypto.randomUUID()];
  const { payload, headers } = await encodedForm(photoForm(photo, { uuid }));
  const type = `content-type: ${headers["content-type"]}`;
  const killed = raw(type, `content-length: ${payload.length}`, `idempotency-key: ${uuid}`);
  killed.socket.write(payload.subarray(0, payload.length * part), () => killed.socket.destroy());
  await killed.reply;
  const again = async () => {
    const more = { ...headers, ...user.headers(), "idempotency-key": uuid };
    return (await fetch(origin + UPLOAD, { method: "POST", headers: more, body: new Uint8Array(payload) })).status;
  };
  await expect.poll(again, { timeout: 30_000 }).toBe(200);
});

const bombs: [what: string, status: number, body: string][] = [
  ["ten thousand parts", 413, `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n`.repeat(10_000)],
  [
    "ten thousand names",
    413,
    Array.from({ length: 10_000 }, (_, at) => `--x\r\ncontent-disposition: form-data; name="a${at}"\r\n\r\n1\r\n`).join(
      "",
    ),
  ],
  [
    "a header of 64 kB",
    413,
    `--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\nx: ${"y".repeat(65_536)}\r\n\r\n1\r\n--x--\r\n`,
  ],
  ["no last boundary", 400, `${PART}something`],
  ["no boundary at all", 400, "something"],
  ["nothing", 422, ""],
  ["only the last boundary", 422, "--x--\r\n"],
  [
    "a text of 64 kB",
    422,
    `--x\r\ncontent-disposition: form-data; name="uuid"\r\n\r\n${"y".repeat(65_536)}\r\n--x--\r\n`,
  ],
  [
    "a name that would reach a prototype",
    400,
    `--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n`,
  ],
];

test.each(bombs)("X-12: a form of %s is %i", async (_, status, payload) => {
  const headers = { "content-type": "multipart/form-data; boundary=x", ...user.headers() };
  const answer = await server.app.inject({ method: "POST", url: UPLOAD, headers, payload });
  expect([answer.statusCode, answer.json()]).toEqual([status, { detail: expect.anything(), code: expect.any(String) }]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test.each(["multipart/form-data", "multipart/mixed; boundary=x", "application/json", "text/plain", "image/jpeg"])(
  "G5: a body that is %s is no form",
  async (type) => {
    const headers = { "content-type": type, ...user.headers() };
    const answer = await server.app.inject({ method: "POST", url: UPLOAD, headers, payload: "{}" });
    expect(answer.statusCode).toBe(type === "multipart/form-data" ? 400 : 415);
  },
);

test("X-15: of twenty photos of 4 MB at once some are made, and the rest is asked to come back; all are in the end", async () => {
  const photo = await picture(600, 450).jpeg().toBuffer();
  const photos = Array.from({ length: 20 }, (_, at) =>
    Buffer.concat([photo, Buffer.alloc(4 * 1024 * 1024 - photo.length, at)]),
  );
  const forms = await Promise.all(photos.map((bytes) => encodedForm(photoForm(bytes, { uuid: crypto.randomUUID() }))));
  const post = ({ payload, headers }: (typeof forms)[number]) =>
    fetch(origin + UPLOAD, {
      method: "POST",
      headers: { ...headers, ...user.headers() },
      body: new Uint8Array(payload),
    });
  const answers = await Promise.all(forms.map(post));
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(20);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  for (const [at, form] of forms.entries()) {
    if (answers[at]?.status === 503) expect((await post(form)).status).toBe(200);
  }
}, 60_000);
