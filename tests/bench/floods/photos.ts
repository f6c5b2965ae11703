import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { asker, type Question } from "../abuse/ask.ts";
import { signUp } from "../overload/sign-up.ts";
import { askAgain } from "./ask-again.ts";
import type { Flood } from "./flood.ts";

const AT_ONCE = 20;
const MOST_BYTES = 4_000_000;

/** 20 photos of 4 MB and 12 megapixels at once, of as many accounts (L9). */
export const photos: Flood = async (url) => {
  const { ask } = asker(url, "127.1.0.1");
  const owners: Record<string, string>[] = [];
  for (let index = 0; index < AT_ONCE; index += 1) owners.push(await signUp(url, `photos-${index}@example.org`));
  const photo = await photoOf(MOST_BYTES);
  const askers = Array<typeof ask>(AT_ONCE).fill(ask);
  return (seconds) => askAgain(askers, seconds, (index) => upload(photo, owners[index]!));
};

/** As a phone takes it: its detail is coarser than its pixels. */
async function photoOf(mostBytes: number): Promise<Buffer> {
  const [width, height] = [2000, 1500];
  const raw = { width, height, channels: 3 } as const;
  const scene = sharp(randomBytes(width * height * 3), { raw }).resize(2 * width, 2 * height);
  for (let quality = 95; ; quality -= 5) {
    const photo = await scene.clone().jpeg({ quality }).toBuffer();
    if (photo.length <= mostBytes) return photo;
  }
}

function upload(photo: Buffer, headers: Record<string, string>): Question {
  const begin = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  return {
    path: "/api/v1/utils/upload-image/",
    method: "POST",
    headers: { ...headers, "content-type": "multipart/form-data; boundary=b" },
    // With other bytes behind it each time, so that it is decoded each time.
    body: Buffer.concat([Buffer.from(begin), photo, randomBytes(16), Buffer.from("\r\n--b--\r\n")]),
  };
}
