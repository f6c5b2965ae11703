import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { newPhoto, photoForm, picture, sendForm, sendPhoto } from "./support.ts";

let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  user = await server.addUser();
});
afterAll(() => server.close());

async function filesKept(): Promise<number> {
  return (await server.database.kysely.selectFrom("photo_file").select("id").execute()).length;
}

async function photosOf({ id }: TestUser): Promise<number> {
  const photos = server.database.kysely.selectFrom("photo").select("uuid").where("owner_id", "=", id);
  return (await photos.execute()).length;
}

test("A-17: a photo is there in three widths, with a colour that stands in for it", async () => {
  const uuid = crypto.randomUUID();
  const answer = await sendPhoto(server, user, await picture(2400, 1800).jpeg().toBuffer(), { uuid });
  expect(answer.statusCode, answer.body).toBe(200);
  const { image_url, placeholder_colour, ...rest } = answer.json();
  expect(rest).toEqual({ uuid });
  expect(image_url).toMatch(/^\/photos\/[\da-f]{32}\/800\.webp$/);
  expect(placeholder_colour).toMatch(/^#[\da-f]{6}$/);
  const sizes = [400, 800, 1600].map(async (width) => {
    const { rawPayload } = await server.get(image_url.replace("/800.", `/${width}.`));
    const { format, width: wide, height } = await sharp(rawPayload).metadata();
    return [format, wide, height];
  });
  expect(await Promise.all(sizes)).toEqual([
    ["webp", 400, 300],
    ["webp", 800, 600],
    ["webp", 1600, 1200],
  ]);
});

test("the colour that stands in for a photo is the mean of it", async () => {
  const plain = await sharp({ create: { width: 90, height: 90, channels: 3, background: "#3a7bd5" } })
    .png()
    .toBuffer();
  expect((await sendPhoto(server, user, plain)).json().placeholder_colour).toBe("#3a7bd5");
});

test("a small photo is not made larger: its files are as wide as it is", async () => {
  const { image_url } = (await sendPhoto(server, user, await picture(500, 300).jpeg().toBuffer())).json();
  const widths = [400, 800, 1600].map(async (width) => {
    const { rawPayload } = await server.get(image_url.replace("/800.", `/${width}.`));
    return (await sharp(rawPayload).metadata()).width;
  });
  expect(await Promise.all(widths)).toEqual([400, 500, 500]);
});

test("W-03: the uuid is the key: the same bytes give the same answer, others are 422", async () => {
  const [bytes, others, uuid] = [await newPhoto(), await newPhoto(), crypto.randomUUID()];
  const first = await sendPhoto(server, user, bytes, { uuid });
  expect((await sendPhoto(server, user, bytes, { uuid })).body).toBe(first.body);
  expect((await sendPhoto(server, user, bytes, { uuid: uuid.toUpperCase() })).body).toBe(first.body);
  expect((await sendPhoto(server, user, bytes, { headers: { "idempotency-key": uuid } })).body).toBe(first.body);
  const other = await sendPhoto(server, user, others, { uuid });
  expect([other.statusCode, other.json().current]).toEqual([422, first.json()]);
  expect((await sendPhoto(server, user, bytes, { uuid })).body).toBe(first.body);
});

test("W-03: also when the kept answer is gone", async () => {
  const [bytes, uuid] = [await newPhoto(), crypto.randomUUID()];
  const first = await sendPhoto(server, user, bytes, { uuid });
  await server.database.kysely.deleteFrom("idempotent_answer").where("key", "=", uuid).execute();
  expect((await sendPhoto(server, user, bytes, { uuid })).body).toBe(first.body);
  await server.database.kysely.deleteFrom("idempotent_answer").where("key", "=", uuid).execute();
  const other = await sendPhoto(server, user, await newPhoto(), { uuid });
  expect([other.statusCode, other.json().detail[0].type]).toEqual([422, "reused"]);
  expect(other.json().current).toEqual(first.json());
});

test("W-03: the key alone names the photo, two that differ are refused, without either there is a new uuid", async () => {
  const [bytes, key] = [await newPhoto(), crypto.randomUUID()];
  expect((await sendPhoto(server, user, bytes, { headers: { "idempotency-key": key } })).json().uuid).toBe(key);
  const headers = { "idempotency-key": key };
  const both = await sendPhoto(server, user, bytes, { uuid: crypto.randomUUID(), headers });
  expect([both.statusCode, both.json().detail[0].loc]).toEqual([422, ["body", "uuid"]]);
  const made = [await sendPhoto(server, user, bytes), await sendPhoto(server, user, bytes)].map((a) => a.json());
  expect(made[0].uuid).not.toBe(made[1].uuid);
  expect(made[0].image_url).toBe(made[1].image_url);
  const word = await sendPhoto(server, user, bytes, { headers: { "idempotency-key": "any word" } });
  expect(word.statusCode).toBe(422);
  const other = { headers: { "idempotency-key": "photo-of-4711" } };
  const again = [await sendPhoto(server, user, bytes, other), await sendPhoto(server, user, bytes, other)];
  expect(again[0]?.body).toBe(again[1]?.body);
});

test.each(["", "x", "01890a5d-ac96-774b-bcce", "../../etc/passwd", "1; drop table photo"])(
  "W-03: %s is no uuid",
  async (uuid) => {
    const answer = await sendPhoto(server, user, await newPhoto(), { uuid });
    expect([answer.statusCode, answer.json().detail[0].loc]).toEqual([422, ["body", "uuid"]]);
  },
);

test.each([true, false])(
  "RC-08: twenty at once under one uuid (also as a header: %s) make one row",
  async (alsoHeader) => {
    const owner = await server.addUser();
    const [bytes, uuid, before] = [await newPhoto(), crypto.randomUUID(), await filesKept()];
    const headers = alsoHeader ? { "idempotency-key": uuid } : {};
    const send = () => sendPhoto(server, owner, bytes, { uuid, headers });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    for (const answer of answers) {
      expect([200, 409]).toContain(answer.statusCode);
      if (answer.statusCode === 409) expect(answer.headers["retry-after"]).toMatch(/^\d+$/);
    }
    const good = new Set(answers.filter(({ statusCode }) => statusCode === 200).map(({ body }) => body));
    expect(good.size).toBe(1);
    expect((await send()).body).toBe([...good][0]);
    expect([await photosOf(owner), await filesKept()]).toEqual([1, before + 1]);
  },
);

test("the same bytes are kept once for an owner, and once more for another, whose address tells nothing", async () => {
  const [other, bytes, before] = [await server.addUser(), await newPhoto(), await filesKept()];
  const [one, two] = [await sendPhoto(server, user, bytes), await sendPhoto(server, user, bytes)];
  const theirs = await sendPhoto(server, other, bytes);
  expect(one.json().image_url).toBe(two.json().image_url);
  expect(theirs.json().image_url).not.toBe(one.json().image_url);
  expect(await filesKept()).toBe(before + 2);
});

test("two uuids of one photo at once: each has it in the end, with one set of files", async () => {
  const [owner, bytes, before] = [await server.addUser(), await newPhoto(), await filesKept()];
  const uuids = [crypto.randomUUID(), crypto.randomUUID()];
  const answers = await Promise.all(uuids.map((uuid) => sendPhoto(server, owner, bytes, { uuid })));
  for (const { statusCode } of answers) expect([200, 503]).toContain(statusCode);
  for (const uuid of uuids) expect((await sendPhoto(server, owner, bytes, { uuid })).statusCode).toBe(200);
  expect([await photosOf(owner), await filesKept()]).toEqual([2, before + 1]);
});

test("X-02: without a token 401, without a file, with two, or under another name 422", async () => {
  const bytes = await newPhoto();
  expect((await sendPhoto(server, null, bytes)).statusCode).toBe(401);
  const none = new FormData();
  none.append("uuid", crypto.randomUUID());
  const two = photoForm(bytes);
  two.append("file", new Blob([new Uint8Array(bytes)]), "two.jpg");
  const otherName = new FormData();
  otherName.append("image", new Blob([new Uint8Array(bytes)]), "photo.jpg");
  const text = new FormData();
  text.append("file", "a text");
  const twoUuids = photoForm(bytes, { uuid: crypto.randomUUID() });
  twoUuids.append("uuid", crypto.randomUUID());
  for (const [form, field, type] of [
    [none, "file", "required"],
    [two, "file", "repeated"],
    [otherName, "image", "unknownFile"],
    [text, "file", "type"],
    [twoUuids, "uuid", "repeated"],
  ] as const) {
    const answer = await sendForm(server, user, form);
    expect([answer.statusCode, answer.json().detail]).toEqual([
      422,
      [{ loc: ["body", field], msg: expect.any(String), type }],
    ]);
  }
});

test("X-02: a caller who may not upload is refused before a byte of the photo is read", async () => {
  const payload = Buffer.from("no form at all");
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const answer = await server.app.inject({ method: "POST", url: "/api/v1/utils/upload-image", headers, payload });
  expect([answer.statusCode, answer.json()]).toEqual([401, { detail: "Not authenticated", code: "not_authenticated" }]);
});

const names: [what: string, name: string][] = [
  ["of another folder", "../../etc/passwd"],
  ["with NUL", "a\u0000b.jpg"],
  ["of 4 kB", `${"x".repeat(4096)}.jpg`],
  ["of a device", "CON"],
  ["that turns around", "gpj.\u202egnp"],
  ["of a program", "a.jpg.php"],
];

test.each(names)("X-09: a name %s counts for nothing", async (_, name) => {
  const sent = await sendPhoto(server, user, await newPhoto(), { name });
  expect([sent.statusCode, sent.json().image_url]).toEqual([200, expect.stringMatching(/^\/photos\/[\da-f]{32}\//)]);
  for (const entry of await readdir(server.photosDir)) expect(entry).toMatch(/^([\da-f]{32}|unfinished)$/);
});

test.each(["image/png", "text/html", "application/octet-stream", "image/svg+xml", ""])(
  "X-10: the type %j counts for nothing",
  async (type) => expect((await sendPhoto(server, user, await newPhoto(), { type })).statusCode).toBe(200),
);

test("G8: other fields are ignored", async () => {
  const form = photoForm(await newPhoto());
  form.append("owner_id", crypto.randomUUID());
  form.append("anything", "else");
  expect((await sendForm(server, user, form)).statusCode).toBe(200);
});

test("RC-09: an account that is deleted meanwhile leaves no photo", async () => {
  const owner = await server.addUser();
  const sending = Promise.all(Array.from({ length: 6 }, async () => sendPhoto(server, owner, await newPhoto())));
  const { pool } = server.database;
  await pool.query("delete from account where id = $1", [owner.id]);
  for (const { statusCode } of await sending) expect([200, 401]).toContain(statusCode);
  expect(await photosOf(owner)).toBe(0);
});
