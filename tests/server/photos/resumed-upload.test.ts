import { once } from "node:events";
import { connect } from "node:net";
import { crc32 } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { crc32 as checksumOf } from "#domain/crc32.ts";
import { MAX_PHOTO_BYTES } from "#domain/listings/listing-rules.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { encodedForm, photoForm, picture, UPLOAD } from "./support.ts";

let server: TestApp;
let user: TestUser;
let origin = "";

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  user = await server.addUser();
  origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

const PARTS = "/api/v1/utils/uploads";

/** Larger than what any buffer on the way holds back. */
async function largePhoto(): Promise<Buffer> {
  const photo = await picture(400, 300).jpeg().toBuffer();
  return Buffer.concat([photo, Buffer.alloc(200_000 - photo.length, "the tail of a photo")]);
}

interface Rest {
  uuid: string;
  offset?: number;
  checksum?: string;
}

interface Answer {
  status: number;
  code?: string;
  received?: number;
  image_url?: string;
}

async function send(path: string, bytes: Buffer, { uuid, offset, checksum }: Rest, by = user): Promise<Answer> {
  const form = new FormData();
  form.append("uuid", uuid);
  if (offset !== undefined) form.append("offset", String(offset));
  if (checksum !== undefined) form.append("checksum", checksum);
  form.append("file", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "photo.jpg");
  const { payload, headers } = await encodedForm(form);
  const init = { method: "POST", headers: { ...headers, ...by.headers() }, body: new Uint8Array(payload) };
  const answer = await fetch(origin + path, init);
  return { status: answer.status, ...((await answer.json()) as Omit<Answer, "status">) };
}

async function come(uuid: string, by = user): Promise<unknown> {
  const answer = await fetch(`${origin}${PARTS}/${uuid}`, { headers: by.headers() });
  const { received, code } = (await answer.json()) as { received?: number; code?: string };
  if (answer.status === 404) expect(code).toBe("upload_not_found");
  return received ?? answer.status;
}

/** Sends a photo as the page does, and hangs up in its middle. */
async function breakOff(bytes: Buffer, { uuid, at }: { uuid: string; at: number }, path = UPLOAD): Promise<void> {
  const { payload, headers } = await encodedForm(photoForm(bytes, { uuid }));
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  const lines = Object.entries({ ...headers, ...user.headers(), "content-length": payload.length, host: "x" });
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`);
  socket.write(payload.subarray(0, payload.indexOf(bytes) + at));
  await new Promise((resolve) => setTimeout(resolve, 300));
  socket.destroy();
}

test("what has come of a photo whose line breaks off is kept, and the rest makes it whole: no byte comes twice", async () => {
  const [photo, uuid] = [await largePhoto(), crypto.randomUUID()];
  await breakOff(photo, { uuid, at: 120_000 });
  await expect.poll(() => come(uuid)).toBe(120_000);
  const checksum = crc32(photo.subarray(0, 120_000)).toString(16).padStart(8, "0");
  const rest = await send(UPLOAD, photo.subarray(120_000), { uuid, offset: 120_000, checksum });
  expect(rest).toMatchObject({ status: 200, uuid });
  // The answer was lost: the last part alone comes again. The same bytes are the same photo, in however many parts they came.
  const again = await send(UPLOAD, photo.subarray(120_000), { uuid, offset: 120_000, checksum });
  expect(again).toMatchObject({ status: 200, image_url: rest.image_url });
  expect(await send(UPLOAD, photo, { uuid })).toMatchObject({ status: 200, image_url: rest.image_url });
});

test("a photo comes in parts; the last one goes to the call that takes it", async () => {
  const [photo, uuid] = [await largePhoto(), crypto.randomUUID()];
  for (let offset = 0; offset < 150_000; offset += 50_000) {
    const part = photo.subarray(offset, offset + 50_000);
    const said = { uuid, offset, checksum: checksumOf(photo.subarray(0, offset)) };
    expect(await send(PARTS, part, said)).toMatchObject({ status: 200, received: offset + 50_000 });
  }
  const said = { uuid, offset: 150_000, checksum: checksumOf(photo.subarray(0, 150_000)) };
  expect(await send(UPLOAD, photo.subarray(150_000), said)).toMatchObject({ status: 200, uuid });
});

test("a part that comes again, shorter or longer, leaves what has come as it is", async () => {
  const [photo, uuid] = [await largePhoto(), crypto.randomUUID()];
  await send(PARTS, photo.subarray(0, 40_000), { uuid });
  await send(PARTS, photo.subarray(0, 10_000), { uuid });
  expect(await come(uuid)).toBe(40_000);
});

test("other bytes of the same photo begin anew", async () => {
  const [photo, uuid] = [await largePhoto(), crypto.randomUUID()];
  await send(PARTS, Buffer.alloc(40_000, "another picture"), { uuid });
  const wrong = { uuid, offset: 40_000, checksum: checksumOf(photo.subarray(0, 40_000)) };
  expect(await send(UPLOAD, photo.subarray(40_000), wrong)).toMatchObject({ status: 409, code: "upload_not_there" });
  expect(await send(PARTS, photo.subarray(0, 10_000), { uuid })).toMatchObject({ status: 200 });
  expect(await come(uuid)).toBe(10_000);
});

test("who says that more has come than has, or says no checksum, is refused", async () => {
  const [photo, uuid] = [await largePhoto(), crypto.randomUUID()];
  await send(PARTS, photo.subarray(0, 10_000), { uuid });
  const checksum = checksumOf(photo.subarray(0, 10_000));
  for (const said of [{ offset: 10_001, checksum }, { offset: 10_000 }, { offset: 9999, checksum }]) {
    expect(await send(UPLOAD, photo.subarray(10_000), { uuid, ...said })).toMatchObject({ status: 409 });
  }
  expect(await send(PARTS, photo, { uuid, offset: -1 })).toMatchObject({ status: 409 });
});

test("parts of more than 5 MB together are too large", async () => {
  const uuid = crypto.randomUUID();
  const half = Buffer.alloc(MAX_PHOTO_BYTES / 2 + 1, "half");
  expect(await send(PARTS, half, { uuid })).toMatchObject({ status: 200 });
  const more = { uuid, offset: half.length, checksum: checksumOf(half) };
  for (const path of [PARTS, UPLOAD]) expect(await send(path, half, more)).toMatchObject({ status: 413 });
  expect(await come(uuid)).toBe(half.length);
});

test("a request that comes once more from an offset behind is told at once what has come, and is read no further", async () => {
  const [photo, uuid] = [await largePhoto(), crypto.randomUUID()];
  await breakOff(photo, { uuid, at: 120_000 });
  await expect.poll(() => come(uuid)).toBe(120_000);
  for (const [path, offset] of [
    [UPLOAD, 0],
    [PARTS, 0],
    [PARTS, 50_000],
  ] as const) {
    const said = { uuid, offset, checksum: checksumOf(photo.subarray(0, offset)) };
    const answer = await beginOnly(path, photo.subarray(offset), said);
    expect(answer).toMatch(/^HTTP\/1.1 409 /);
    expect(answer).toContain('"code":"upload_further"');
    expect(answer).toContain(`"current":{"uuid":"${uuid}","received":120000}`);
  }
  expect(await come(uuid)).toBe(120_000);
  // To take a little once more costs less than to say so; and who says no offset has other bytes, and begins anew.
  const behind = { uuid, offset: 119_000, checksum: checksumOf(photo.subarray(0, 119_000)) };
  expect(await send(PARTS, photo.subarray(119_000, 130_000), behind)).toMatchObject({ status: 200, received: 130_000 });
  expect(await send(UPLOAD, photo, { uuid })).toMatchObject({ status: 200 });
});

test("the answer to a photo that came slowly is lost: its last byte brings it again", async () => {
  const [photo, uuid] = [await largePhoto(), crypto.randomUUID()];
  const { socket, payload } = await beginForm(UPLOAD, photo, { uuid, offset: 0, checksum: "00000000" });
  socket.write(payload.subarray(0, 100_000));
  await new Promise((resolve) => setTimeout(resolve, 5500));
  socket.write(payload.subarray(100_000));
  await expect.poll(() => come(uuid)).toBe(photo.length);
  socket.destroy();
  const from = photo.length - 1;
  const said = { uuid, offset: from, checksum: checksumOf(photo.subarray(0, from)) };
  expect(await send(UPLOAD, photo.subarray(from), said)).toMatchObject({ status: 200, uuid });
});

/** Sends the headers and the first kilobyte of a form, as a slow line does, until the server hangs up. */
async function beginOnly(path: string, bytes: Buffer, rest: Required<Rest>): Promise<string> {
  const { socket, payload } = await beginForm(path, bytes, rest);
  socket.write(payload.subarray(0, payload.indexOf(bytes) + 1024));
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  await once(socket, "close");
  return answer;
}

/** Sends the headers of a form. */
async function beginForm(path: string, bytes: Buffer, { uuid, offset, checksum }: Required<Rest>) {
  const form = new FormData();
  form.append("uuid", uuid);
  form.append("offset", String(offset));
  form.append("checksum", checksum);
  form.append("file", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "photo.jpg");
  const { payload, headers } = await encodedForm(form);
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.on("error", () => undefined);
  const lines = Object.entries({ ...headers, ...user.headers(), "content-length": payload.length, host: "x" });
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`);
  return { socket, payload };
}

test("what has come of somebody else's photo is nobody's business", async () => {
  const [photo, uuid, other] = [await largePhoto(), crypto.randomUUID(), await server.addUser()];
  await send(PARTS, photo.subarray(0, 10_000), { uuid });
  expect(await come(uuid, other)).toBe(404);
  const said = { uuid, offset: 10_000, checksum: checksumOf(photo.subarray(0, 10_000)) };
  expect(await send(UPLOAD, photo.subarray(10_000), said, other)).toMatchObject({ status: 409 });
  expect(await come("no-uuid-at-all")).toBe(404);
});

test("of one account the three latest that have begun are kept", async () => {
  const owner = await server.addUser();
  const uuids = Array.from({ length: 5 }, () => crypto.randomUUID());
  for (const [index, uuid] of uuids.entries()) {
    server.clock.set(`2026-11-21T12:00:0${index}Z`);
    await send(PARTS, Buffer.from("a photo"), { uuid }, owner);
  }
  const kept = await Promise.all(uuids.map((uuid) => come(uuid, owner)));
  expect(kept).toEqual([404, 404, 7, 7, 7]);
});
