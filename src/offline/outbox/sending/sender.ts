import type { call } from "#contract/call.ts";
import type { Answer } from "#contract/call.ts";
import type { Call } from "#contract/endpoints.ts";
import type { RouteName } from "#contract/routes.ts";
import type { UploadedImage } from "#contract/schemas/photo.ts";
import type { DraftKind, RowOf } from "../../drafts/draft.ts";
import type { PhotoStore } from "../../drafts/photo-store.ts";
import type { Change, Receipt, SenderPlace } from "../entries/entry.ts";

/** How calls are made on behalf of an entry's owner: by the page, by the worker. */
export interface OutboxApi {
  /** @throws ApiError, UnreachableError; OwnerChangedError when somebody else is signed in; the signal's reason. */
  call<Name extends RouteName>(
    owner: string,
    name: Name,
    options: Parameters<typeof call<Name>>[2],
  ): Promise<Answer<Call<Name>["answer"]>>;
  /**
   * Sends one photo.
   * @param upload.onProgress The share that has left the phone, 0 to 1.
   * @throws Like `call`.
   */
  upload(owner: string, upload: Upload): Promise<UploadedImage>;
}

export interface Upload {
  file: Blob;
  uuid: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** How far a photo may be shrunk. */
export interface ShrinkTo {
  /** Pixels of the longer edge. */
  edge: number;
  /** Bytes. */
  most: number;
}

/** A12: how long an answer may take; a body has time of its own. */
export const ANSWER_WITHIN_MS = 30 * 1000;

/** What sending needs from whoever sends. */
export interface Sender {
  /** Names this tab or worker among all. */
  holder: string;
  /** A worker leaves to the page what only a page can do. */
  place: SenderPlace;
  api: OutboxApi;
  /** The user who is signed in; only their entries are sent. */
  owner: () => string | Promise<string>;
  /**
   * Makes a photo small enough to be sent, the same each time.
   * @throws UnreadablePhotoError when it is no picture; UnreachableError when what reads its kind is not on the phone yet;
   *   NeedsPageError when this sender can't read its kind, and a page can.
   */
  shrink: (photo: Blob, to: ShrinkTo) => Promise<Blob>;
  /** Reads and writes photos' bytes; without it, it is done on the spot. */
  photos?: PhotoStore;
  clock: {
    now: () => number;
    /** 0 to 1. */
    random: () => number;
    /** How long an answer may take, without the time for its body; milliseconds. */
    answerWithinMs: number;
  };
  /** Told while a photo is on its way. */
  onProgress?: (uuid: string, share: number) => void;
  /** Told when the server has carried an entry out. */
  onDone?: (receipt: Receipt, row: RowOf[DraftKind] | null, change: Change) => void;
}

/** Only an open page can make this photo small. */
export class NeedsPageError extends Error {
  override readonly name = "NeedsPageError";
}

/** Neither this phone nor the server can make a picture of it. */
export class UnreadablePhotoError extends Error {
  override readonly name = "UnreadablePhotoError";
}
