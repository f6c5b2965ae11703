import type { WaitReason } from "../entries/entry.ts";

/** How long one item of a sync waits after its failures. */
export interface ItemWait {
  /** Consecutive. */
  failures: number;
  /** Epoch milliseconds by the phone's clock. */
  until: number;
  reason: WaitReason;
}

/** The items that wait, by name: `photo:` and its uuid, for one. */
export type ItemWaits = Readonly<Record<string, ItemWait>>;
