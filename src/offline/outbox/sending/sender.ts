import type { call } from "#contract/call.ts";
import type { Answer } from "#contract/call.ts";
import type { Call } from "#contract/endpoints.ts";
import type { RouteName } from "#contract/routes.ts";
import type { UploadedImage } from "#contract/schemas/photo.ts";
import type { DraftKind, RowOf } from "../../drafts/draft.ts";
import type { PhotoStore } from "../../drafts/photo-store.ts";
import type { Change, Receipt, SenderPlace } from "../entries/entry.ts";
import type { SenderClock } from "./sender-clock.ts";

/** API calls on behalf of an entry's owner, implemented by the page and by the worker. */
export interface OutboxApi {
  /** @throws ApiError, UnreachableError; OwnerChangedError when another user is signed in; the signal's reason. */
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

/** A file from where an earlier request broke off; as the form of an upload has it. */
export interface RestOfFile {
  file: Blob;
  uuid: string;
  offset?: string;
  checksum?: string;
}

export interface Upload extends RestOfFile {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** The target size of a shrunk photo. */
export interface ShrinkTo {
  /** Pixels of the longer edge. */
  edge: number;
  /** Bytes. */
  most: number;
}

/** The dependencies of sending, provided by the page or the worker. */
export interface Sender {
  /** The unique id of this tab or worker. */
  holder: string;
  /** A worker leaves photos that only a page can shrink to the page. */
  place: SenderPlace;
  api: OutboxApi;
  /** The signed-in user; only their entries are sent. */
  owner: () => string | Promise<string>;
  /**
   * Shrinks a photo for sending, with the same result each time.
   * @throws UnreadablePhotoError when it is no picture; UnreachableError when what reads its kind is not on the phone yet;
   *   NeedsPageError when this sender can't read its kind, and a page can.
   */
  shrink: (photo: Blob, to: ShrinkTo) => Promise<Blob>;
  /** Reads and writes photos' bytes; defaults to this thread's store. */
  photos?: PhotoStore;
  /** Whether timers are throttled, as in a hidden page; false by default. */
  isThrottled?: () => boolean;
  clock: SenderClock;
  /** Called with the upload progress of a photo. */
  onProgress?: (uuid: string, share: number) => void;
  /** Called when the server has applied an entry. */
  onDone?: (receipt: Receipt, row: RowOf[DraftKind] | null, change: Change) => void;
}

/** Only an open page can shrink this photo. */
export class NeedsPageError extends Error {
  override readonly name = "NeedsPageError";
}

/** The account has not got this photo yet from the device that took it. */
export class PhotoElsewhereError extends Error {
  override readonly name = "PhotoElsewhereError";
}

/** Neither this phone nor the server can decode the file as a picture. */
export class UnreadablePhotoError extends Error {
  override readonly name = "UnreadablePhotoError";
}

/** The picture has more pixels than are decoded, and this browser can't make it small either. */
export class TooManyPixelsError extends UnreadablePhotoError {}
