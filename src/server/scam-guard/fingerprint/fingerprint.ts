import { boxSumsOf, type BoxSums, type Window } from "./box-sums.ts";
import { likenessOf } from "./likeness.ts";
import type { Thumbnail } from "./thumbnail.ts";
import { BANDS, BAND_BITS, hashDistance, windowHashes, type WindowHash } from "./window-hash.ts";
import { ASKED_WINDOWS, STORED_WINDOWS } from "./windows.ts";

/** Hashes that differ in more bits than this are not looked at more closely. */
const FARTHEST = 18;
/** So many of the nearest pairs of windows are laid over each other. */
const PAIRS_LOOKED_AT = 3;
/** From this likeness on two photos are one picture ([figures](../../../../docs/decisions/perceptual-hash.md)). */
const SAME_PICTURE = 0.75;

/** The bands by which a stored photo is found: those of each window, each with its place in the hash. */
export function storedBands(thumbnail: Thumbnail): number[] {
  const sums = boxSumsOf(thumbnail);
  return STORED_WINDOWS.flatMap((window) => withPlaces(windowHashes(sums, window).plain));
}

/** A window by which a photo is asked for. */
interface AskedWindow {
  window: Window;
  mirrored: boolean;
  hash: WindowHash;
}

/** What a photo is asked for by. */
export interface AskedPhoto {
  sums: BoxSums;
  windows: readonly AskedWindow[];
  /** The bands of all hashes, each once: a stored photo that has one of them may be the same picture. */
  bands: number[];
}

/** The hashes by which a photo is looked for among known ones: of its windows, plain and mirrored. */
export function askedPhoto(thumbnail: Thumbnail): AskedPhoto {
  const sums = boxSumsOf(thumbnail);
  const windows = ASKED_WINDOWS.flatMap((window): AskedWindow[] => {
    const { plain, mirrored } = windowHashes(sums, window);
    return [
      { window, mirrored: false, hash: plain },
      { window, mirrored: true, hash: mirrored },
    ];
  });
  return { sums, windows, bands: [...new Set(windows.flatMap(({ hash }) => withPlaces(hash)))] };
}

/** What is stored of a photo. */
export interface StoredPhoto {
  thumbnail: Thumbnail;
  bands: readonly number[];
}

/** Whether a stored photo that shares a band is the same picture, perhaps cropped, mirrored or changed a little. */
export function isSamePicture(asked: AskedPhoto, stored: StoredPhoto): boolean {
  return samenessOf(asked, stored) >= SAME_PICTURE;
}

/** The likeness of the windows of two photos that are most alike; -1 where no two are near each other. */
function samenessOf(asked: AskedPhoto, stored: StoredPhoto): number {
  const nearest = nearestPairs(asked, stored);
  if (nearest.length === 0) return -1;
  const sums = boxSumsOf(stored.thumbnail);
  const found = nearest.map(({ one, about }) => likenessOf(asked.sums, one.window, sums, about, one.mirrored));
  return Math.max(...found);
}

/** A window of the one photo that may show what a window of the other shows. */
interface Pair {
  one: AskedWindow;
  about: Window;
  distance: number;
}

function nearestPairs({ windows }: AskedPhoto, { bands }: StoredPhoto): Pair[] {
  const pairs: Pair[] = [];
  for (const [at, about] of STORED_WINDOWS.entries()) {
    const hash = hashAt(bands, at);
    for (const one of windows) {
      const distance = hashDistance(one.hash, hash);
      if (distance <= FARTHEST) pairs.push({ one, about, distance });
    }
  }
  return pairs.toSorted((a, b) => a.distance - b.distance).slice(0, PAIRS_LOOKED_AT);
}

function withPlaces(hash: WindowHash): number[] {
  return hash.map((band, place) => (place << BAND_BITS) | band);
}

function hashAt(bands: readonly number[], window: number): WindowHash {
  return bands.slice(window * BANDS, (window + 1) * BANDS).map((band) => band & ((1 << BAND_BITS) - 1));
}
