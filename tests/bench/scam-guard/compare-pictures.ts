import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  askedPhoto,
  isSamePicture,
  storedBands,
  type StoredPhoto,
} from "../../../src/server/scam-guard/fingerprint/fingerprint.ts";
import { thumbnailOf } from "../../../src/server/scam-guard/fingerprint/thumbnail.ts";
import { CHANGES, changed } from "./changed-copies.ts";
import { drawRoom } from "./draw-room.ts";

export const DIFFERENT_PHOTOS = 2000;
/** Of each change, so many photos: half of them drawn for the demo, half for this. */
const PHOTOS_A_CHANGE = 20;
/** As many as the server looks at closely. */
const MOST_CANDIDATES = 100;

/** Photos that are there, found by their bands as the database finds them. */
export interface Stored {
  add(photo: StoredPhoto): void;
  /** The photos with a band in common, those with most first. */
  candidates(bands: readonly number[]): StoredPhoto[];
}

/** Draws different photos, and asks with each for those that came before. */
export async function compareDifferentPhotos() {
  const stored = storedPhotos();
  let falselyFound = 0;
  let candidates = 0;
  for (let seed = 0; seed < DIFFERENT_PHOTOS; seed++) {
    const photo = await storedPhoto(await drawRoom(seed));
    const asked = askedPhoto(photo.thumbnail);
    const near = stored.candidates(asked.bands);
    candidates += near.length;
    if (near.some((other) => isSamePicture(asked, other))) falselyFound++;
    stored.add(photo);
    if (seed % 100 === 99) process.stderr.write(`${seed + 1} photos compared\n`);
  }
  return { stored, falselyFound, candidates: candidates / DIFFERENT_PHOTOS };
}

/** Adds originals to the photos that are there, and asks with a changed copy of each. */
export async function compareChangedCopies(stored: Stored) {
  const results = [];
  for (const [at, change] of CHANGES.entries()) {
    const result = { change: change.name, pairs: 0, found: 0, others: 0 };
    for (const [index, photo] of (await originals(at)).entries()) {
      const original = await storedPhoto(photo);
      stored.add(original);
      const copy = await storedPhoto(await changed(photo, change, at * PHOTOS_A_CHANGE + index));
      const asked = askedPhoto(copy.thumbnail);
      const same = stored.candidates(asked.bands).filter((other) => isSamePicture(asked, other));
      result.pairs++;
      if (same.includes(original)) result.found++;
      if (same.some((other) => other !== original && !isSame(other, original))) result.others++;
    }
    results.push(result);
  }
  return results;
}

/** Other photos for each change, as far as there are. */
async function originals(change: number): Promise<Buffer[]> {
  const half = PHOTOS_A_CHANGE / 2;
  const files = globSync("*/*.webp", { cwd: DEMO_PHOTOS }).toSorted();
  const drawn = Array.from({ length: half }, (_, at) => drawRoom(DIFFERENT_PHOTOS + change * half + at));
  const ofDemo = Array.from({ length: half }, (_, at) =>
    readFile(join(DEMO_PHOTOS, files[(change * half + at * 7) % files.length]!)),
  );
  return Promise.all([...drawn, ...ofDemo]);
}

const DEMO_PHOTOS = join(import.meta.dirname, "../../../demo/photos");

function storedPhotos(): Stored {
  const byBand = new Map<number, StoredPhoto[]>();
  return {
    add(photo) {
      for (const band of new Set(photo.bands)) byBand.set(band, [...(byBand.get(band) ?? []), photo]);
    },
    candidates(bands) {
      const shared = new Map<StoredPhoto, number>();
      for (const band of bands) {
        for (const photo of byBand.get(band) ?? []) shared.set(photo, (shared.get(photo) ?? 0) + 1);
      }
      const ranked = [...shared].toSorted(([, one], [, other]) => other - one);
      return ranked.slice(0, MOST_CANDIDATES).map(([photo]) => photo);
    },
  };
}

/** @throws for a photo with nothing in it to compare: none of these is one. */
async function storedPhoto(photo: Buffer): Promise<StoredPhoto> {
  const thumbnail = await thumbnailOf(photo);
  if (thumbnail === null) throw new Error("A photo shows nothing");
  return { thumbnail, bands: storedBands(thumbnail) };
}

/** The demo's files are asked for by several changes, so the same original is there more than once. */
function isSame(one: StoredPhoto, other: StoredPhoto): boolean {
  return Buffer.from(one.thumbnail).equals(Buffer.from(other.thumbnail));
}
