import type { ItemWaits } from "./one-by-one.ts";
import type { WaitReason } from "../transport/timed-wait.ts";
import type { Ended } from "./ended-here.ts";

/** How the sync of an owner's drafts, or viewings, stands. Times are by the phone's clock, epoch milliseconds. */
export interface SyncState {
  owner: string;
  /** When the account was last asked for all of them; 0 for never. */
  pulledAt: number;
  /** Whether the account has ever told all; absent before, and in rows of earlier builds until it tells again. */
  isAnswered?: true;
  /** Consecutive tries without an answer. */
  failures: number;
  /** When the pause after them began; absent in rows of earlier builds. */
  since?: number;
  until: number;
  reason: WaitReason | null;
  /** What waits alone; absent before the first. */
  waits?: ItemWaits;
  /** What the account was lately told to be gone; absent before the first. */
  ended?: Ended[];
}
