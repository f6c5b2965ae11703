import type { StrongReasons } from "#domain/scam-guard/awaits-check.ts";
import type { Trx } from "../../db/db.ts";
import type { ListingRow } from "../listing-row.ts";

/** What is asked about a room's words and price as it is written. */
export interface Judging {
  judge: StrongReasons;
  /** Calls those who look at rooms that wait for it. */
  callModerators: (trx: Trx, posterId: string) => Promise<void>;
  /** Holds a room back that is a near copy of one that moderators have hidden. @returns The room as it is then. */
  holdNearCopy: (trx: Trx, row: ListingRow) => Promise<ListingRow>;
}

/** Has moderators called to a room that has just come to need a look. @returns The room as it is then. */
export async function judged(
  trx: Trx,
  row: ListingRow,
  { callModerators, holdNearCopy }: Judging,
): Promise<ListingRow> {
  const held = await holdNearCopy(trx, row);
  // One call is enough.
  if (held.awaits_check) await callModerators(trx, held.owner_id ?? held.id);
  return held;
}
