import { crc32 } from "#domain/crc32.ts";
import { isOwnUuid } from "#domain/own-uuid.ts";
import type { ViewingPhoto } from "#domain/viewings/viewing.ts";
import { HttpError, unprocessable } from "../../../src/server/http/errors/http-error.ts";
import { corrupted, photoFormatOf } from "../../../src/server/photos/encoding/photo-format.ts";
import { isUuid } from "../../../src/server/http/calls/is-uuid.ts";
import { takeTry } from "./limits.ts";
import type { Asked } from "./asked.ts";
import type { SentForm } from "./request.ts";
import type { Account } from "./state.ts";
import { inTime } from "./in-time.ts";
import { listingIdOf, viewingNotFound } from "./listing-id.ts";

const MOST_BEGUN = 3;
/** Photos of a kind that nothing shows. */
export const MOST_UNUSED = 200;
/** To take less once more costs less than to refuse it. */
const FURTHER_BYTES = 2048;
const HOUR_SECONDS = 3600;

type Bytes = Uint8Array<ArrayBuffer>;

export function uploadViewingPhoto(asked: Asked): { uuid: string } {
  const { account, params } = asked;
  const { uuid, file } = wholeOf(asked);
  const listingId = listingIdOf(params);
  const known = account.photos.get(uuid);
  if (known !== undefined) {
    if (known.listingId === listingId) return { uuid };
    const msg = "This uuid stands for a photo of another viewing";
    throw unprocessable([{ loc: ["body", "uuid"], msg, type: "reused" }]);
  }
  takeTry(asked, "viewingPhotoUpload");
  refuseTooMany(account);
  decode(file);
  const photos = account.viewings.get(listingId)?.content.photos ?? [];
  account.photos.set(uuid, { listingId, bytes: file, isNamed: photos.some((photo) => photo.uuid === uuid) });
  return { uuid };
}

export function readViewingPhoto({ account, params }: Asked): Bytes {
  const listingId = listingIdOf(params);
  const photo = isUuid(params["uuid"]!) ? account.photos.get(params["uuid"]!.toLowerCase()) : undefined;
  if (photo?.listingId !== listingId) throw viewingNotFound();
  return photo.bytes;
}

export function sendUploadPart(asked: Asked): { uuid: string; received: number } {
  const { uuid, file } = wholeOf(asked);
  takeTry(asked, "uploadPart");
  keepBegun(asked, uuid, file);
  return { uuid, received: file.length };
}

export function readUpload({ account, params }: Asked): { uuid: string; received: number } {
  const { uuid = "" } = params;
  const come = isOwnUuid(uuid) ? account.begun.get(uuid)?.bytes : undefined;
  if (come === undefined) throw new HttpError("upload_not_found", "Nothing of this photo has come");
  return { uuid, received: come.length };
}

/** Keeps what has come of a file when no more of it comes. */
export function breakOff(asked: Pick<Asked, "account" | "now" | "form">, bytes: number): void {
  const {
    account,
    form: { texts, file },
  } = asked;
  const uuid = texts["uuid"]?.toLowerCase();
  if (uuid === undefined || !isOwnUuid(uuid) || bytes === 0) return;
  try {
    keepBegun(asked, uuid, joined(bytesBefore(account, texts), file.subarray(0, bytes)));
  } catch (error) {
    // It has been refused before its file began.
    if (!(error instanceof HttpError)) throw error;
  }
}

/** Marks which photos a viewing names from now on. */
export function namePhotos({ photos }: Account, listingId: string, named: readonly ViewingPhoto[]): void {
  const uuids = new Set(named.map(({ uuid }) => uuid));
  for (const [uuid, photo] of photos) {
    if (photo.listingId === listingId) photos.set(uuid, { ...photo, isNamed: uuids.has(uuid) });
  }
}

function refuseTooMany({ photos }: Account): void {
  if ([...photos.values()].filter(({ isNamed }) => !isNamed).length < MOST_UNUSED) return;
  const detail = "Too many photos that no viewing names. Please try again later.";
  throw new HttpError("too_many_unused_viewing_photos", detail, { "retry-after": String(HOUR_SECONDS) });
}

/** The file with what came of it before. @throws HttpError 409 where that has not come, 422 for texts at fault. */
export function wholeOf({ account, form: { texts, file }, idempotencyKey }: Asked): { uuid: string; file: Bytes } {
  const before = bytesBefore(account, texts);
  const uuid = texts["uuid"]?.toLowerCase() ?? "";
  if (idempotencyKey !== undefined && idempotencyKey.toLowerCase() !== uuid) {
    throw unprocessable([
      { loc: ["body", "uuid"], msg: "Must be the same as the Idempotency-Key", type: "keyDiffers" },
    ]);
  }
  if (!isUuid(uuid)) throw unprocessable([{ loc: ["body", "uuid"], msg: "Must be a uuid", type: "format" }]);
  return { uuid, file: joined(before, file) };
}

function bytesBefore({ begun }: Account, { uuid = "", offset, checksum }: SentForm["texts"]): Bytes {
  if (offset === undefined) return new Uint8Array();
  const from = Number(offset);
  const come = begun.get(uuid.toLowerCase())?.bytes ?? new Uint8Array();
  const before = come.slice(0, from);
  if (from > 0 && (before.length < from || crc32(before) !== checksum)) {
    throw new HttpError("upload_not_there", "These bytes have not come");
  }
  if (come.length < from + FURTHER_BYTES) return before;
  throw new HttpError("upload_further", "More has come", {}, { uuid: uuid.toLowerCase(), received: come.length });
}

function keepBegun({ account: { begun }, now }: Pick<Asked, "account" | "now">, uuid: string, bytes: Bytes): void {
  const known = begun.get(uuid);
  const isFurther = known !== undefined && areEqual(known.bytes.subarray(0, bytes.length), bytes);
  if (!isFurther) begun.set(uuid, { bytes, updated_at: now().toISOString() });
  const others = [...begun].filter(([other]) => other !== uuid);
  const latestFirst = others.toSorted(([, one], [, other]) => inTime(other.updated_at, one.updated_at));
  for (const [other] of latestFirst.slice(MOST_BEGUN - 1)) begun.delete(other);
}

/** Looks at the first and last bytes alone. @throws HttpError 415 and 422 for what is no photo. */
export function decode(bytes: Bytes): void {
  const format = photoFormatOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  const end = format === "jpeg" ? [0xff, 0xd9] : format === "png" ? [0xae, 0x42, 0x60, 0x82] : [];
  if (end.length > 0 && !areEqual(bytes.subarray(-end.length), Uint8Array.from(end))) throw corrupted();
}

function joined(one: Bytes, other: Bytes): Bytes {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

export function areEqual(one: Bytes, other: Bytes): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
