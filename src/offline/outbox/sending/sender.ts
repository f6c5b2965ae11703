import type { DraftKind, RowOf } from "../../drafts/draft.ts";
import type { PhotoStore } from "../../drafts/photo-store.ts";
import type { Shrink } from "../../shrink/shrinking.ts";
import type { Caller } from "../../transport/server-api.ts";
import type { Change, Receipt, SenderPlace } from "../../drafts/outbox-entry.ts";

/** The dependencies of sending, provided by the page or the worker. The signed-in user's entries alone are sent. */
export interface Sender extends Caller<"call" | "upload"> {
  /** The unique id of this tab or worker. */
  holder: string;
  /** A worker leaves photos that only a page can shrink to the page. */
  place: SenderPlace;
  shrink: Shrink;
  /** Reads and writes photos' bytes; defaults to this thread's store. */
  photos?: PhotoStore;
  /** Whether timers are throttled, as in a hidden page; false by default. */
  isThrottled?: () => boolean;
  /** Called with the upload progress of a photo. */
  onProgress?: (uuid: string, share: number) => void;
  /** Called when the server has applied an entry. */
  onDone?: (receipt: Receipt, row: RowOf[DraftKind] | null, change: Change) => void;
}
