import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ErrorBody } from "#contract/schemas/errors.ts";
import { CORE_ONLY } from "../../support/scope.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { animation, BOMBS, BROKEN, mediaFile, ODD_PHOTOS, OTHER_FORMATS } from "./hostile-files.ts";
import { picture, sendPhoto } from "./support.ts";

let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  user = await server.addUser();
});
afterAll(() => server.close());

async function refusalOf(bytes: Buffer) {
  const answer = await sendPhoto(server, user, bytes);
  const { detail, code } = answer.json<ErrorBody>();
  return [answer.statusCode, detail, code];
}

/** The files that were made of a photo, by their widths. */
async function filesOf(bytes: Buffer): Promise<Buffer[]> {
  const sent = await sendPhoto(server, user, bytes);
  expect(sent.statusCode, sent.body).toBe(200);
  const url: string = sent.json().image_url;
  const answers = [400, 800, 1600].map((width) => server.get(url.replace("/800.", `/${width}.`)));
  return (await Promise.all(answers)).map(({ rawPayload }) => rawPayload);
}

test.each(OTHER_FORMATS)("X-04: %s is 415, whatever it says that it is", async (_, make) => {
  expect(await refusalOf(await make())).toEqual([
    415,
    "Only JPEG, PNG and WebP photos can be used",
    "unsupported_photo",
  ]);
});

test.each(BROKEN)("X-04: %s is 422", async (_, make) => {
  expect(await refusalOf(await make())).toEqual([422, "Unsupported or corrupted image", "corrupted_photo"]);
});

test.each(BOMBS)("X-05: refused before it is decoded: %s", async (_, make) => {
  expect(await refusalOf(await make())).toEqual([422, expect.stringMatching(/million pixels/), "too_many_pixels"]);
});

test.each(ODD_PHOTOS)("X-06: %s becomes three ordinary files", async (_, make) => {
  for (const [index, file] of (await filesOf(await make())).entries()) {
    const { format, space, channels, width, pages, ...rest } = await sharp(file).metadata();
    expect([format, space, channels, pages]).toEqual(["webp", "srgb", 3, undefined]);
    expect(width).toBeLessThanOrEqual([400, 800, 1600][index] ?? 0);
    expect([rest.exif, rest.icc, rest.xmp, rest.iptc, rest.orientation]).toEqual(Array(5).fill(undefined));
  }
});

test("X-06: of an animation the first frame is kept, and the other 999 are not looked at", async () => {
  const [small = Buffer.alloc(0)] = await filesOf(await animation(1000));
  expect(await sharp(small).metadata()).toMatchObject({ width: 8, height: 8 });
});

test("X-06: a profile and EXIF of a megabyte are left out", async () => {
  const comment = "x".repeat(60_000);
  const photo = await picture()
    .jpeg()
    .withExif({ IFD0: { ImageDescription: comment, Copyright: comment } })
    .toBuffer();
  for (const file of await filesOf(photo)) expect(file.includes("xxxxxxxx")).toBe(false);
});

test("X-07: what hangs on behind a photo is gone, and its files run nothing", async () => {
  const tail = Buffer.from("PK\u0003\u0004<script>alert(1)</script>");
  const photo = Buffer.concat([await picture(900, 600).jpeg().toBuffer(), tail]);
  for (const file of await filesOf(photo)) expect(file.includes("<script>")).toBe(false);
  const url: string = (await sendPhoto(server, user, photo)).json().image_url;
  expect((await server.get(url)).headers).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
  });
});

test("X-08: where a photo was taken, and with what, is in none of its files", async () => {
  const gps = { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1", GPSLongitudeRef: "W", GPSLongitude: "0/1 7/1 0/1" };
  const exif = { IFD0: { Make: "CanaryCam", Model: "Serial-4711" }, IFD3: gps };
  const photo = await picture().jpeg().withExif(exif).toBuffer();
  expect(photo.includes("CanaryCam")).toBe(true);
  for (const file of await filesOf(photo)) {
    expect(chunksOf(file)).toEqual(["VP8 "]);
    expect(file.includes("Canary")).toBe(false);
  }
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])("X-08: a photo of orientation %i stands upright", async (orientation) => {
  const photo = await picture(160, 120).jpeg({ quality: 100 }).withMetadata({ orientation }).toBuffer();
  const [, file = Buffer.alloc(0)] = await filesOf(photo);
  const [got, wanted] = await Promise.all(
    [sharp(file), sharp(photo).autoOrient()].map((image) => image.raw().toBuffer({ resolveWithObject: true })),
  );
  expect([got?.info.width, got?.info.height]).toEqual([wanted?.info.width, wanted?.info.height]);
  const pixels = [...(got?.data ?? [])];
  const difference = pixels.reduce((sum, value, at) => sum + Math.abs(value - (wanted?.data[at] ?? 255)), 0);
  expect(difference / pixels.length).toBeLessThan(4);
});

test.each(["heic", "heix", "mif1", "msf1", "hevc"])("X-11: %s is 415 with a word on what to do", async (brand) => {
  const detail = "HEIC photos cannot be read here. Please send a JPEG, PNG or WebP photo.";
  expect(await refusalOf(mediaFile(brand))).toEqual([415, detail, "heic_photo"]);
});

test("SG-08: photos with bits turned over are made or refused, and nothing else happens", async () => {
  const sources = [await picture(200, 150).jpeg().toBuffer(), await picture(200, 150).png().toBuffer()];
  sources.push(await picture(200, 150).webp().toBuffer());
  for (let round = 0; round < (CORE_ONLY ? 15 : 60); round += 1) {
    const bytes = Buffer.from(sources[round % sources.length] ?? []);
    for (let hit = 0; hit < 1 + (round % 5); hit += 1) {
      const at = (round * 7919 + hit * 104_729) % bytes.length;
      bytes[at] = (bytes[at] ?? 0) ^ (1 << ((round + hit) % 8));
    }
    expect([200, 415, 422], `round ${round}`).toContain((await sendPhoto(server, user, bytes)).statusCode);
  }
});

// RIFF: after twelve bytes, four letters and a length each.
function chunksOf(webp: Buffer): string[] {
  const names: string[] = [];
  for (let at = 12; at + 8 <= webp.length; at += 8 + webp.readUInt32LE(at + 4) + (webp.readUInt32LE(at + 4) % 2)) {
    names.push(webp.toString("latin1", at, at + 4));
  }
  return names;
}
