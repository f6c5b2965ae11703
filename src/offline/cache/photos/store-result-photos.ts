import { oneAfterAnother } from "#domain/one-after-another.ts";
import { pause } from "#domain/pause.ts";
import { cacheDatabase } from "../cache-database.ts";
import { RESULT_PHOTOS_CACHE } from "../../databases/database-names.ts";
import { isCostlyNetwork } from "./costly-network.ts";
import { fetchPhoto } from "./fetch-photo.ts";
import { cachedPhoto } from "./cached-photo.ts";
import { deleteResultPhotoBytes, trimResultPhotos } from "./result-photo-bounds.ts";
import { readOrDefault } from "../../databases/storage-errors.ts";

/** How long the page's own requests go first, in milliseconds: its cards' photos above all. */
const PAGE_FIRST_MS = 2000;
/** A single photo may be deleted; after this many failures the network is down. */
const FAILURES_BORNE = 3;

/** One remembered answer. */
interface AnswerKey {
  /** From `ownerOf`. */
  owner: string;
  /** As `pathOf` writes it. */
  path: string;
}

// One photo is fetched at a time.
const inOrder = oneAfterAnother();

/**
 * Fetches and keeps those photos on a remembered answer's cards that the phone does not have, one at a time, after
 * the page's own requests, and not on a costly network. Photos that don't fit are skipped; nothing is evicted for them.
 * @param pageFirstMs How long the page goes first, in milliseconds.
 */
export function storeResultPhotos(answer: AnswerKey, pageFirstMs = PAGE_FIRST_MS): Promise<void> {
  return inOrder(() => readOrDefault(() => keepMissing(answer, pageFirstMs), undefined));
}

async function keepMissing({ owner, path }: AnswerKey, pageFirstMs: number): Promise<void> {
  if (typeof caches === "undefined" || isCostlyNetwork()) return;
  const { cardPhotos = [] } = (await cacheDatabase().answers.get([owner, path])) ?? {};
  if (cardPhotos.length === 0) return;
  await pause(pageFirstMs);
  let failures = 0;
  for (const url of cardPhotos) {
    if ((await cachedPhoto(url)) === undefined && !(await keepPhoto({ owner, path }, url))) failures += 1;
    if (failures === FAILURES_BORNE) return;
  }
}

async function keepPhoto(answer: AnswerKey, url: string): Promise<boolean> {
  const response = await fetchPhoto(url);
  if (response === null) return false;
  const bytes = (await response.clone().blob()).size;
  // Write the row first: a row without its photo corrects itself, a photo without a row never does.
  if (!(await recordPhotos(answer, url, bytes))) return false;
  const cache = await caches.open(RESULT_PHOTOS_CACHE);
  await cache.put(url, response);
  // Its answer may have been forgotten while it was being written.
  if ((await cacheDatabase().resultPhotos.get(url)) === undefined) await deleteResultPhotoBytes([url]);
  return true;
}

/** Whether the answer is still cached: its search may be deleted, or its user logged out, before its photos arrive. */
async function recordPhotos({ owner, path }: AnswerKey, url: string, bytes: number): Promise<boolean> {
  const db = cacheDatabase();
  const surplus = await db.transaction("rw", db.answers, db.resultPhotos, async () => {
    const answer = await db.answers.get([owner, path]);
    if (answer?.cardPhotos?.includes(url) !== true) return null;
    await db.resultPhotos.put({ url, bytes, storedAt: Date.now() });
    return trimResultPhotos();
  });
  await deleteResultPhotoBytes(surplus ?? []);
  return surplus !== null && !surplus.includes(url);
}
