import { DAY_MS } from "#domain/durations.ts";
import type { AnswerKind } from "./answer-kind.ts";
import { cacheDatabase, type AnswerRow } from "../cache-database.ts";
import { logEvent } from "../../event-log/log-event.ts";

/** Older answers are gone. */
const MAX_AGE_MS = 7 * DAY_MS;

/** How much is remembered of each kind; the least recently used goes first. */
export const ANSWER_LIMITS: Record<AnswerKind, { rows: number; bytes: number }> = {
  search: { rows: 30, bytes: 5 * 1024 * 1024 },
  "first-screen": { rows: 10, bytes: 1024 * 1024 },
  own: { rows: 5, bytes: 2 * 1024 * 1024 },
  "own-removed": { rows: 2, bytes: 1024 * 1024 },
  "own-requests": { rows: 5, bytes: 1024 * 1024 },
  "own-matches": { rows: 24, bytes: 1024 * 1024 },
  "new-rooms": { rows: 30, bytes: 2 * 1024 * 1024 },
  prices: { rows: 10, bytes: 64 * 1024 },
};

/** Deletes what is too old or too much. Call it inside the transaction that wrote. */
export async function trimAnswers(kind: AnswerKind, now: number): Promise<void> {
  const rows = await leastRecentlyUsed(kind);
  const { rows: maxRows, bytes: maxBytes } = ANSWER_LIMITS[kind];
  let bytes = 0;
  const surplus = rows.toReversed().filter((row, index) => {
    bytes += row.bytes;
    return index >= maxRows || bytes > maxBytes || isTooOld(row, now);
  });
  await deleteAnswers(surplus);
  if (surplus.length > 0) logEvent({ area: "storage", what: "answers-dropped", kind, count: surplus.length });
}

/** Also refuses an answer from far ahead: the phone's clock was wrong when it was written. */
export function isTooOld({ fetchedAt }: { fetchedAt: number }, now: number): boolean {
  return Math.abs(now - fetchedAt) > MAX_AGE_MS;
}

/** All answers of a kind, the least recently used first. */
export async function leastRecentlyUsed(kind: AnswerKind): Promise<AnswerRow[]> {
  return cacheDatabase().answers.where("kind").equals(kind).sortBy("lastUsedAt");
}

/** Deletes saved answers with their bodies. */
export async function deleteAnswers(rows: readonly AnswerRow[]): Promise<void> {
  const db = cacheDatabase();
  const keys = rows.map(({ owner, path }): [string, string] => [owner, path]);
  await Promise.all([db.answers.bulkDelete(keys), db.bodies.bulkDelete(keys)]);
}
