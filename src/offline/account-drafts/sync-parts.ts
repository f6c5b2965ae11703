import type { Shrink } from "../shrink/shrinking.ts";
import type { Caller } from "../transport/server-api.ts";
import type { PhotoStore } from "../drafts/photo-store.ts";

/** The dependencies of syncing drafts. */
export interface DraftsParts extends Caller<"call" | "photo"> {
  shrink: Shrink;
  /** Reads and writes photos' bytes; defaults to this thread's store. */
  photos?: PhotoStore;
}
