import type { Draft, DraftKind, DraftPhoto, FieldsOf } from "./draft.ts";

/**
 * What this phone was last told about a room or request of its own: that it is posted, or deleted. Kept until the server
 * was seen to have kept it, too: one that was restored from a backup gets it again (S14).
 */
export interface PostedCopy {
  owner: string;
  id: string;
  kind: DraftKind;
  /** Null after a deletion. */
  content: PostedContent | null;
  /** For the list, when it is sent again. */
  title: string;
  /** The row's `updated_at` as the server answered it; null after a deletion. */
  version: string | null;
  /**
   * When it was deleted, by the server's clock, epoch milliseconds. Absent in rows of earlier builds, and where the answer was
   * lost.
   */
  deletedAt?: number;
  /** Since when it is kept, by the phone's clock, epoch milliseconds. */
  keptAt: number;
}

export interface PostedContent {
  draft: Draft;
  fields: FieldsOf[DraftKind];
  photos: DraftPhoto[];
}

/** A photo of a posted room as it was sent. */
export interface PostedBytes {
  uuid: string;
  owner: string;
  /** Of the room. */
  id: string;
  bytes: ArrayBuffer;
  type: string;
}
