import type { Answer, call } from "#contract/call.ts";
import type { Call } from "#contract/endpoints.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import type { RouteName } from "#contract/routes.ts";
import type { UploadedImage } from "#contract/schemas/photo.ts";
import type { SenderClock } from "./sender-clock.ts";

/** Calls to the server on behalf of an owner, implemented by the page and by the worker. */
export interface ServerApi {
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
  /**
   * Fetches a photo that its owner alone may see; null when the server has none.
   * @throws Like `call`.
   */
  photo(owner: string, photo: OwnPhoto, signal: AbortSignal): Promise<Blob | null>;
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

/** A photo that its owner alone may see. */
export interface OwnPhoto {
  /** Its call's, as `pathOf` gives it. */
  path: string;
  /** The server's word for a photo that it has not; any other 404 is a proxy's, and says nothing of the photo. */
  absent: ErrorCode;
}

/** Who asks the server: this page, or the worker. */
export interface Caller<Needed extends keyof ServerApi = "call"> {
  api: Pick<ServerApi, Needed>;
  /** The signed-in user; calls are made on their behalf. */
  owner: () => string | Promise<string>;
  clock: SenderClock;
}
