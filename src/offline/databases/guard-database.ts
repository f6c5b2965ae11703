import type { Dexie } from "dexie";
import { abortWhenLeft } from "./abort-when-left.ts";
import { notifyWhenBlocked } from "./blocked-upgrade.ts";
import { reopenAfterFailure } from "./reopen-after-failure.ts";

/** Has a database survive what browsers do to it: an upgrade that is blocked, a page that is left, a failed opening. */
export function guardDatabase(db: Dexie, queries: Parameters<typeof notifyWhenBlocked>[1]): void {
  notifyWhenBlocked(db, queries);
  abortWhenLeft(db);
  reopenAfterFailure(db);
}
