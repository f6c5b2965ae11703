import type { StrongReasons } from "#domain/scam-guard/awaits-check.ts";
import type { Trx } from "../../db/db.ts";

/** What is asked about a room's words and price as it is written. */
export interface Judging {
  judge: StrongReasons;
  /** Calls those who look at rooms that wait for it. */
  callModerators: (trx: Trx) => Promise<void>;
}
