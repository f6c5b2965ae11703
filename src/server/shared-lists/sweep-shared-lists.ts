import { SHARED_LIST_IDLE_DAYS } from "#domain/shared-lists/shared-list.ts";
import type { Db } from "../db/db.ts";
import { deleteUnopened } from "./shared-list-store.ts";

const IDLE_MS = SHARED_LIST_IDLE_DAYS * 24 * 60 * 60 * 1000;

/** Ends links that nobody has opened for long, with what was said by them. @param now ISO text. */
export async function sweepSharedLists(db: Db, now: string): Promise<void> {
  await deleteUnopened(db, new Date(Date.parse(now) - IDLE_MS).toISOString());
}
