import { ANSWER_LIMITS, trimAnswers } from "./answer-bounds.ts";
import { answerFactsOf } from "./answer-facts.ts";
import { answerKindOf } from "./answer-kind.ts";
import { cacheDatabase, type AnswerRow } from "../cache-database.ts";
import { learnServerTime } from "../clock-offset.ts";
import { deleteResultPhotoBytes, trimResultPhotos } from "../photos/result-photo-bounds.ts";
import { hasSessionEndedSince } from "../session-end.ts";
import { tryWrite } from "../try-write.ts";

export interface LiveAnswer {
  /** From `ownerOf`. */
  owner: string;
  /** As `pathOf` writes it. */
  path: string;
  /** The answer's JSON text. */
  body: string;
  /** The server's clock when it answered, epoch milliseconds. */
  fetchedAt: number;
  /** The phone's clock when it was asked for, epoch milliseconds; now unless told. */
  askedAt?: number;
}

/**
 * Keeps a good answer on the phone, within bounds. What is no search and no part of the first screen, or not of its
 * path's shape, is passed over. A full or missing store means that nothing is kept, never that the caller fails.
 */
export async function rememberAnswer(answer: LiveAnswer): Promise<void> {
  const { owner, path, body, fetchedAt, askedAt = Date.now() } = answer;
  const kind = answerKindOf(path);
  const facts = answerFactsOf(path, body);
  if (kind === null || facts === null) return;
  const bytes = new TextEncoder().encode(body).byteLength;
  if (bytes > ANSWER_LIMITS[kind].bytes) return;
  await tryWrite(() => write({ owner, path, kind, ...facts, fetchedAt, lastUsedAt: fetchedAt, bytes }, body, askedAt));
}

async function write(row: AnswerRow, body: string, askedAt: number): Promise<void> {
  const db = cacheDatabase();
  const surplus = await db.transaction("rw", db.answers, db.bodies, db.resultPhotos, db.facts, async () => {
    if (await hasSessionEndedSince(row.owner, askedAt)) return [];
    const now = await learnServerTime(row.fetchedAt);
    await db.answers.put({ ...row, lastUsedAt: now });
    await db.bodies.put({ owner: row.owner, path: row.path, body });
    await trimAnswers(row.kind, now);
    return trimResultPhotos();
  });
  await deleteResultPhotoBytes(surplus);
}
