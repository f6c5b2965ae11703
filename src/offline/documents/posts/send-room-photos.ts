import { photoRefusalOf } from "../../transport/photo-refusal.ts";
import { sendResumably } from "../../transport/send-resumably.ts";
import { ApiError, UnreachableError } from "#contract/api-error.ts";
import type { UploadedImage } from "#contract/schemas/photo.ts";
import type { Ask } from "../kind.ts";
import type { PhotoRow } from "../photo-row.ts";
import type { Picture, Process } from "../process.ts";
import { amendPhoto, noteUploaded, pictureOf, resumable } from "../send-photo.ts";
import type { PostRow } from "./post-row.ts";
import type { SentPhoto, SyncedPost } from "./synced-post.ts";

/** The photos of a text as the request names them, or those that cannot be sent. */
export type Images = { images: { uuid: string; url: string }[] } | { refused: string[] };

/**
 * Sends the photos of a room that the server has not, one after the other.
 * @throws What the calls throw for anything but a refusal of the photo itself.
 */
export async function sendRoomPhotos(
  process: Process,
  { row, kind, uuids }: { row: PostRow; kind: SyncedPost; uuids: readonly string[] },
  { ask, signal }: { ask: Ask; signal: AbortSignal },
): Promise<Images> {
  const images: { uuid: string; url: string }[] = [];
  const refused: string[] = [];
  for (const uuid of uuids) {
    signal.throwIfAborted();
    const photo = await process.store.read(["photos"], (tx) => tx.get("photos", uuid));
    const url = knownUrl(row, photo, uuid) ?? (await sent(process, photo, { kind, ask, signal }));
    if (url === null) refused.push(uuid);
    else images.push({ uuid, url });
  }
  return refused.length > 0 ? { refused } : { images };
}

/** The address of a photo that the server has. */
function knownUrl({ answered }: PostRow, photo: PhotoRow | undefined, uuid: string): string | null {
  if (photo !== undefined) return photo.state === "uploaded" ? (photo.url ?? null) : null;
  const shown = answered !== null && "images" in answered ? answered.images : [];
  return shown.find((image) => image.uuid === uuid)?.image_url ?? null;
}

interface Sending {
  kind: SyncedPost;
  ask: Ask;
  signal: AbortSignal;
}

async function sent(process: Process, photo: PhotoRow | undefined, sending: Sending): Promise<string | null> {
  if (photo === undefined || photo.state === "refused") return null;
  const picture = await pictureOf(process, photo);
  const facts = picture === null ? null : await unlessRefused(upload(process, photo, picture, sending));
  if (picture === null || facts === null) {
    await amendPhoto(process, photo, { state: "refused" });
    return null;
  }
  await noteUploaded(process, photo, picture, facts);
  return facts.url;
}

function upload(
  process: Process,
  photo: PhotoRow,
  picture: Picture,
  { kind, ask, signal }: Sending,
): Promise<SentPhoto> {
  const send = kind.sendPhoto!;
  return sendResumably({
    ...resumable(process, photo, picture, signal),
    send: (rest, until) => send(ask, rest, until),
  }).catch((error: unknown) => sentByAnother(error, photo));
}

/** The photo as another device has sent it, which has the same draft: the same picture in other bytes. @throws Any other error. */
function sentByAnother(error: unknown, { uuid }: PhotoRow): SentPhoto {
  if (!(error instanceof ApiError) || !error.fields.some(({ type }) => type === "reused")) throw error;
  const current = error.current as Partial<UploadedImage> | undefined;
  if (current?.uuid === uuid && current.image_url !== undefined)
    return { url: current.image_url, colour: current.placeholder_colour ?? "" };
  // It is being sent there.
  throw new UnreachableError("Another device has begun to send this photo", { cause: error });
}

async function unlessRefused(sending: Promise<SentPhoto>): Promise<SentPhoto | null> {
  try {
    return await sending;
  } catch (error) {
    if (photoRefusalOf(error) !== null) return null;
    throw error;
  }
}

/**
 * The photos that a refusal says the server has not, because they waited for their room too long or it was restored from a backup.
 * Those whose bytes are here are marked to be sent again.
 * @returns Null where the refusal is about something else; else those whose bytes are gone.
 */
export async function unknownPhotos(
  process: Process,
  error: unknown,
  uuids: readonly string[],
): Promise<readonly string[] | null> {
  if (!(error instanceof ApiError)) return null;
  const { fields } = error;
  const isAbout = (index: number) =>
    fields.some(({ loc, type }) => type === "unknown-photo" && loc[1] === "images" && loc[2] === String(index));
  const unknown = uuids.filter((_, index) => isAbout(index));
  if (unknown.length === 0) return null;
  return process.store.write(["photos"], async (tx) => {
    const gone: string[] = [];
    for (const uuid of unknown) {
      const photo = await tx.get("photos", uuid);
      if (photo === undefined) gone.push(uuid);
      else if (photo.state === "uploaded") await tx.put("photos", { ...photo, state: "stored" });
    }
    return gone;
  });
}
