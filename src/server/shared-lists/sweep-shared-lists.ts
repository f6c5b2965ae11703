import { DAY_MS } from "#domain/durations.ts";
import { SHARED_LIST_IDLE_DAYS } from "#domain/shared-lists/shared-list.ts";
import { instantBefore } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { deleteUnopened } from "./shared-list-store.ts";

const IDLE_MS = SHARED_LIST_IDLE_DAYS * DAY_MS;

/** Ends links that were not opened for long, with what was said by them. @param now ISO text. */
export async function sweepSharedLists(db: Db, now: string): Promise<void> {
  await deleteUnopened(db, instantBefore(now, IDLE_MS));
}
