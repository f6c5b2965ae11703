import type { CountedWait } from "../transport/timed-wait.ts";
import type { SyncedName } from "./posts/post-row.ts";
import type { KindName } from "./row.ts";

/** A photo of a document or post, without its bytes. */
export interface PhotoRow {
  owner: string;
  kind: SyncedName;
  documentId: string;
  /** Made here; the server recognises a retry by it. */
  uuid: string;
  type: string;
  /** The size of the picked file, or of the copy that takes its place, in bytes; 0 of one that is awaited. */
  size: number;
  /** Hex, of the picked file; null where the browser can't compute it (plain http), or the photo is the server's. */
  sha256: string | null;
  /**
   * `begun`: a try has broken off, and the server may have a part. `refused`: nobody can decode it. `awaited`: it is another
   * device's, and has not come yet.
   */
  state: "stored" | "begun" | "uploaded" | "refused" | "awaited";
  /** Absent while it may be sent, or fetched. */
  wait?: CountedWait;
  /** Of a room's photo, once the server has it: its address, and the colour that fills its frame until it is there. */
  url?: string;
  colour?: string;
}

/** A photo of a document. */
export type DocumentPhoto = PhotoRow & { kind: KindName };

export function isOfDocument(photo: Readonly<PhotoRow>): photo is DocumentPhoto {
  return photo.kind !== "room" && photo.kind !== "request";
}

/** Bytes in a table of their own, so that lists never load them. Buffers, because WebKit loses stored blobs. */
export interface BytesRow {
  uuid: string;
  /** The picked file, or the smaller copy that is sent: apart, so that one goes without moving the other. */
  which: "picked" | "sent";
  owner: string;
  type: string;
  bytes: ArrayBuffer;
}
