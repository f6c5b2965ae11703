import { ApiError, UnreachableError } from "#contract/api-error.ts";
import type { UploadedImage } from "#contract/schemas/photo.ts";
import { MAX_PHOTO_BYTES } from "#domain/listings/listing-rules.ts";
import type { DraftPhoto, PhotoRefusal } from "../../drafts/draft.ts";
import { draftsDatabase } from "../../drafts/drafts-database.ts";
import { writeDraft } from "../../drafts/write-draft.ts";
import { photoStore } from "../../drafts/photo-store.ts";
import { logPhoto } from "./log-sending.ts";
import { sendResumably } from "../../transport/send-resumably.ts";
import { madeSmall } from "../../shrink/made-small.ts";
import { NeedsPageError, type ShrinkTo } from "../../shrink/shrinking.ts";
import { MustWaitError } from "../../transport/call-errors.ts";
import { photoRefusalOf } from "../../transport/photo-refusal.ts";
import type { Sender } from "./sender.ts";

/** sent photos have a long edge of 2048 pixels. */
export const FIRST: ShrinkTo = { edge: 2048, most: MAX_PHOTO_BYTES };
/** The second try, after the server has found the photo too large (P10). */
const SMALLER: ShrinkTo = { edge: 1600, most: 2 * 1024 * 1024 };

/** The account has not got this photo yet from the device that took it. */
class PhotoElsewhereError extends MustWaitError {
  override readonly name = "PhotoElsewhereError";

  constructor() {
    super("photo-elsewhere", "The photo is on another device");
  }
}

/** The sender's dependencies for sending photos. */
export type PhotoSender = Pick<Sender, "api" | "shrink" | "photos" | "clock" | "onProgress">;

interface Parts {
  sender: PhotoSender;
  owner: string;
  signal: AbortSignal;
  /** Called before each photo; 1 is the first. */
  onStep: (photo: number) => Promise<void>;
}

/**
 * Sends the photos that the server does not have, one after the other, storing each address before the next (A10).
 * @returns The uuids of those that can't be sent; the others are on the server then.
 * @throws What the api throws for anything but a refusal of the photo itself.
 */
export async function sendPhotos(uuids: readonly string[], parts: Parts): Promise<string[]> {
  const refused: string[] = [];
  for (const [index, uuid] of uuids.entries()) {
    const photo = await draftsDatabase().photos.get(uuid);
    if (photo === undefined || photo.state === "refused") refused.push(uuid);
    if (photo === undefined || photo.state === "refused" || photo.state === "uploaded") continue;
    await parts.onStep(index + 1);
    const refusal = await sendPhoto(photo, parts);
    if (refusal === null) continue;
    logPhoto(uuid, refusal, null);
    await draftsDatabase().photos.update(uuid, { state: "refused", refusal });
    refused.push(uuid);
  }
  return refused;
}

async function sendPhoto(photo: DraftPhoto, parts: Parts): Promise<PhotoRefusal | null> {
  const first = await fileOf(photo, FIRST, parts);
  if (typeof first === "string") return first;
  try {
    await upload(photo, first, parts);
    return null;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal !== "too-large") return refusal;
  }
  const smaller = await fileOf(photo, SMALLER, parts);
  if (typeof smaller === "string") return smaller;
  try {
    await upload(photo, smaller, parts);
    return null;
  } catch (error) {
    return refusalOf(error);
  }
}

/**
 * The file to send for a photo: shrunk once, and stored for retries; or why there is none.
 * @throws PhotoElsewhereError; UnreachableError, NeedsPageError when it can't be made small now.
 */
export async function fileOf(
  photo: DraftPhoto,
  to: ShrinkTo,
  { sender, owner }: { sender: Pick<PhotoSender, "shrink" | "photos">; owner: string },
): Promise<Blob | PhotoRefusal> {
  const store = sender.photos ?? photoStore;
  const stored = await store.readPhoto(owner, photo.uuid, to === FIRST ? "sent" : "picked");
  if (stored === undefined) return gone(photo);
  if (stored.isShrunk) return stored.file;
  if (!stored.isIntact) return "damaged";
  const keep = (shrunk: Blob) => writeDraft(() => store.replaceShrunk(owner, photo.uuid, shrunk));
  return madeSmall(stored.file, { to, shrink: sender.shrink, keep });
}

/** @throws NeedsPageError, PhotoElsewhereError for a photo that the account has, or is to get. */
async function gone({ uuid }: DraftPhoto): Promise<PhotoRefusal> {
  // As it is after a page has asked the account for it: see the photos' store of its sender.
  const awaited = (await draftsDatabase().photos.get(uuid))?.awaited;
  if (awaited === undefined) return "gone";
  if (awaited.isElsewhere) throw new PhotoElsewhereError();
  throw new NeedsPageError("The photo is in the account");
}

async function upload(photo: DraftPhoto, file: Blob, { sender, owner, signal }: Parts): Promise<void> {
  const { uuid } = photo;
  const { api, clock } = sender;
  const onProgress = (share: number) => sender.onProgress?.(uuid, share);
  const { image_url, placeholder_colour } = await sendResumably({
    api,
    clock,
    owner,
    uuid,
    file,
    signal,
    onProgress,
    wasBegun: photo.isBegun === true,
    onBegun: () => noteBegun(uuid),
    send(rest, until) {
      const before = file.size - rest.file.size;
      const onShare = (share: number) => onProgress((before + share * rest.file.size) / file.size);
      return api.upload(owner, { ...rest, signal: until, onProgress: onShare });
    },
  }).catch((error: unknown) => sentByAnother(error, uuid));
  logPhoto(uuid, "uploaded", file.size);
  const uploaded = { state: "uploaded", imageUrl: image_url, placeholderColour: placeholder_colour ?? null } as const;
  await writeDraft(() => draftsDatabase().photos.update(uuid, uploaded));
}

/** Notes that the server may have a part of a photo. */
export async function noteBegun(uuid: string): Promise<void> {
  await draftsDatabase().photos.update(uuid, { isBegun: true });
}

/**
 * The photo as another device has sent it, which has the same draft by the account or a file: the same picture, in other
 * bytes (A39, T7). @throws Every other error.
 */
function sentByAnother(error: unknown, uuid: string): UploadedImage {
  if (!(error instanceof ApiError) || !error.fields.some(({ type }) => type === "reused")) throw error;
  const current = error.current as Partial<UploadedImage> | undefined;
  if (current?.uuid === uuid && current.image_url !== undefined) return current as UploadedImage;
  // It is being sent there.
  throw new UnreachableError("Another device has begun to send this photo", { cause: error });
}

/** @throws The error, unless it refuses this photo alone. */
function refusalOf(error: unknown): PhotoRefusal {
  const refusal = photoRefusalOf(error);
  if (refusal === null) throw error;
  return refusal;
}
