import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { RecognisedListing } from "#domain/search/understanding.ts";
import { fileIdOf } from "../../../src/server/photos/photo-url.ts";
import { picture, sendPhoto } from "../photos/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { refusal } from "../users/support.ts";
import { addReadablePhotoOf, aiThat, leftOf, recognise } from "./support.ts";

const READ: RecognisedListing = {
  title: "Ensuite near UCL",
  city: "London",
  property_type: "student",
  room_type: "ensuite",
  post_code: "WC1E 6BT",
  price: 210,
  price_per_month: null,
  description: "Bright",
  additional_info: null,
  price_description: null,
  begin_date: "2027-01-10",
  end_date: null,
  email: null,
  contact_info: "WhatsApp 07700 900123",
};

/** The first picture is a poster with contacts. */
function seenOf(index: number) {
  return { is_poster: index === 0, has_contacts: index === 0 };
}

let server: TestApp;
let user: TestUser;
let seen: (readonly Buffer[])[] = [];
let reading: RecognisedListing | null = READ;

const ai = aiThat({
  recognise: async (pictures) => {
    seen.push(pictures);
    return reading && { listing: reading, pictures: pictures.map((_, index) => seenOf(index)) };
  },
});

beforeAll(async () => {
  server = await startTestApp({ ai });
});
afterAll(() => server.close());
beforeEach(async () => {
  [seen, reading] = [[], READ];
  user = await server.addUser();
});

test("one's own uploads are read, in their order and each once, and nothing is saved", async () => {
  const [one, two] = [
    await addReadablePhotoOf(server, user),
    await addReadablePhotoOf(server, user, await small("#ff0000")),
  ];
  const answer = await recognise(server, user, [two, one, two]);
  expect(answer.json()).toEqual({
    success: true,
    message: "识别完成，请逐项检查",
    data: READ,
    // Of the photos as they were named.
    pictures: [seenOf(0), seenOf(1), seenOf(0)],
  });
  expect(seen[0]?.map(({ length }) => length)).toEqual([
    (await small("#ff0000")).length,
    expect.not.toBeOneOf([(await small("#ff0000")).length]),
  ]);
  expect((await server.get("/api/v1/items/", user.headers())).json().count).toBe(0);
  expect(await leftOf(server, user)).toMatchObject({ recognition: 9 });
});

function small(background: string): Promise<Buffer> {
  return sharp({ create: { width: 32, height: 32, channels: 3, background } })
    .webp()
    .toBuffer();
}

test("a photo that was really uploaded is read from where it is kept", async () => {
  const upload = await sendPhoto(server, user, await picture(900, 600).jpeg().toBuffer());
  expect((await recognise(server, user, [upload.json().image_url])).statusCode).toBe(200);
  expect(await sharp(seen[0]?.[0]).metadata()).toMatchObject({ format: "webp", width: 900, height: 600 });
});

test("AR-01: a visitor, no photo, eleven photos and another user's photo are refused, and nothing is counted", async () => {
  const own = await addReadablePhotoOf(server, user);
  expect(refusal(await recognise(server, null, [own]))).toEqual([401, "Not authenticated", "not_authenticated"]);
  expect(refusal(await recognise(server, user, []))).toEqual([
    422,
    ["body.image_urls: At least one image is required"],
  ]);
  expect(
    refusal(
      await recognise(
        server,
        user,
        Array.from({ length: 11 }, () => own),
      ),
    ),
  ).toEqual([422, ["body.image_urls: At most 10 images"]]);
  const theirs = await addReadablePhotoOf(server, await server.addUser());
  expect(refusal(await recognise(server, user, [own, theirs]))).toEqual([
    422,
    ["body.image_urls.1: Is none of your uploaded images"],
  ]);
  for (const image_urls of [undefined, null, own, { 0: own }, [7], [[own]]]) {
    expect((await recognise(server, user, image_urls)).statusCode).toBe(422);
  }
  expect(seen).toEqual([]);
  expect(await leftOf(server, user)).toMatchObject({ recognition: 10 });
});

test("AR-02: an address is looked up, never fetched: 422 and not one connection out", async () => {
  let asked = 0;
  const inside = createServer((_, response) => response.end(String((asked += 1))));
  await new Promise<void>((resolve) => inside.listen(0, "127.0.0.1", resolve));
  const address = inside.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const own = await addReadablePhotoOf(server, user);
  const hostile = [
    `http://127.0.0.1:${port}${own}`,
    "http://127.0.0.1:5432",
    `http://[::1]:${port}/`,
    `http://2130706433:${port}/`,
    `http://0x7f.1:${port}/`,
    "http://169.254.169.254/latest/meta-data/",
    "file:///etc/passwd",
    "gopher://127.0.0.1:70/",
    `//127.0.0.1:${port}${own}`,
    `https://ourhost@127.0.0.1:${port}/`,
    `https://rooms.example.org/redirect?to=http://127.0.0.1:${port}/`,
    `http://localtest.me:${port}/`,
    `/photos/../photos/${fileIdOf(own)}/800.webp`,
    `${own}?width=1`,
    `${own}#`,
    ` ${own}`,
    own.replace("800", "1600"),
    own.replace("/photos/", "/photos/..%2f"),
    "/photos/../../secret-key/800.webp",
    `data:image/webp;base64,AAAA`,
  ];
  // Whatever the pool opens for itself it has opened by now.
  await recognise(server, user, [own]);
  let connections = 0;
  const count = () => (connections += 1);
  for (const channel of CONNECTION_CHANNELS) subscribe(channel, count);
  for (const image_url of hostile) {
    const answer = await recognise(server, user, [own, image_url]);
    expect([answer.statusCode, answer.json().detail[0].type], image_url).toEqual([422, "unknown-photo"]);
  }
  for (const channel of CONNECTION_CHANNELS) unsubscribe(channel, count);
  expect([connections, asked]).toEqual([0, 0]);
  expect(seen).toHaveLength(1);
  await new Promise((resolve) => inside.close(resolve));
});

const CONNECTION_CHANNELS = ["net.client.socket", "undici:request:create", "http.client.request.created"];

test("an upload whose file has gone is none", async () => {
  const own = await addReadablePhotoOf(server, user);
  await rm(join(server.photosDir, fileIdOf(own) ?? ""), { recursive: true });
  expect((await recognise(server, user, [own])).statusCode).toBe(422);
});

test("AR-03: photos without text are success false with 识别结果为空, and cost nothing", async () => {
  reading = null;
  const answer = await recognise(server, user, [await addReadablePhotoOf(server, user)]);
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: false, message: "识别结果为空", data: null }]);
  expect(await leftOf(server, user)).toMatchObject({ recognition: 10 });
});
