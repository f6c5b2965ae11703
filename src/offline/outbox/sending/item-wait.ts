import type { TimedWait } from "../entries/entry.ts";

/** How long one item of a sync waits after its failures. */
export interface ItemWait extends TimedWait {
  /** Consecutive. */
  failures: number;
}

/** The items that wait, by name: `photo:` and its uuid, for one. */
export type ItemWaits = Readonly<Record<string, ItemWait>>;
