import { sha256Of } from "../databases/intact-bytes.ts";
import { newUuid } from "../databases/new-uuid.ts";
import type { Draft, DraftPhoto, PhotoBytes, PhotoRefusal } from "./draft.ts";
import { draftsDatabase } from "./drafts-database.ts";
import { nextRevision, saveDraft } from "./draft-rows.ts";
import { writeDraft } from "./write-draft.ts";

/**
 * Keeps a picked photo at the end of a draft, before anything else is done with it: the phone may end the page any
 * moment. Keeps the draft too, if it was not yet.
 * @param uuid Names the photo: a repetition of what has been kept changes nothing.
 * @returns The draft with the photo.
 * @throws StaleDraftError, PhoneFullError; then nothing of the photo is kept.
 */
export async function addPhoto(unsaved: Draft, file: File, uuid = newUuid()): Promise<Draft> {
  const draft = await withServerPhotos(unsaved);
  const original = await file.arrayBuffer();
  const photo: DraftPhoto = {
    owner: draft.owner,
    draftId: draft.id,
    uuid,
    name: file.name,
    type: file.type,
    size: original.byteLength,
    sha256: await sha256Of(original),
    state: "stored",
    refusal: null,
    imageUrl: null,
    placeholderColour: null,
  };
  return writeDraft(async () => {
    const db = draftsDatabase();
    return db.transaction("rw", db.drafts, db.photos, db.photoBytes, async () => {
      const kept = await db.drafts.get([draft.owner, draft.id]);
      if (kept?.revision === draft.revision + 1 && kept.photos.at(-1) === uuid) return kept;
      const next = await nextRevision({ ...draft, photos: [...draft.photos, uuid] });
      await db.photos.put(photo);
      await db.photoBytes.put({ uuid, owner: draft.owner, original, shrunk: null, shrunkType: null });
      await db.drafts.put(next);
      return next;
    });
  });
}

/**
 * Takes a photo out of a draft, and off the phone; what may have left with it is repeated with it, and keeps it until the
 * draft goes (C15). @throws StaleDraftError, PhoneFullError
 */
export async function removePhoto(unsaved: Draft, uuid: string): Promise<Draft> {
  const draft = await withServerPhotos(unsaved);
  return writeDraft(async () => {
    const db = draftsDatabase();
    return db.transaction("rw", db.drafts, db.photos, db.photoBytes, db.outbox, async () => {
      const next = await nextRevision({ ...draft, photos: draft.photos.filter((other) => other !== uuid) });
      if (!(await isToBeSent(draft, uuid))) {
        await db.photos.delete(uuid);
        await db.photoBytes.delete(uuid);
      }
      await db.drafts.put(next);
      return next;
    });
  });
}

/** Whether an entry that could not be taken back any more names a draft's photo. Inside a transaction with `outbox`. */
async function isToBeSent({ owner, kind, id }: Draft, uuid: string): Promise<boolean> {
  const entries = await draftsDatabase()
    .outbox.where("[owner+subject]")
    .equals([owner, `${kind}:${id}`])
    .toArray();
  return entries.some(({ change }) => "photos" in change && change.photos.includes(uuid));
}

/** A draft's photos in its order. */
export async function photosOf({ owner, id, photos }: Pick<Draft, "owner" | "id" | "photos">): Promise<DraftPhoto[]> {
  const rows = await photoRowsOf({ owner, id });
  return photos.flatMap((uuid) => rows.get(uuid) ?? []);
}

/** A draft's photos by uuid, whatever their order. */
export async function photoRowsOf({ owner, id }: Pick<Draft, "owner" | "id">): Promise<Map<string, DraftPhoto>> {
  const rows = await draftsDatabase().photos.where("[owner+draftId]").equals([owner, id]).toArray();
  return new Map(rows.map((photo) => [photo.uuid, photo]));
}

/** Keeps what is to be sent of a photo, unless something is kept: a repetition sends the same bytes. */
export async function keepShrunk(owner: string, uuid: string, shrunk: Blob): Promise<void> {
  const bytes = await shrunk.arrayBuffer();
  await draftsDatabase()
    .photoBytes.where({ uuid })
    .filter((row) => row.owner === owner && row.shrunk === null)
    .modify({ shrunk: bytes, shrunkType: shrunk.type });
}

/** Keeps what is to be sent of a photo instead of what was kept so far. */
export async function replaceShrunk(owner: string, uuid: string, shrunk: Blob): Promise<void> {
  const bytes = await shrunk.arrayBuffer();
  await draftsDatabase()
    .photoBytes.where({ uuid })
    .filter((row) => row.owner === owner)
    .modify({ shrunk: bytes, shrunkType: shrunk.type });
}

/** Marks a photo that can't be sent as it is, and why; null lets it be tried once more. */
export async function markPhoto(owner: string, uuid: string, refusal: PhotoRefusal | null): Promise<void> {
  await draftsDatabase()
    .photos.where({ uuid })
    .filter((photo) => photo.owner === owner && photo.state !== "uploaded")
    .modify({ state: refusal === null ? "stored" : "refused", refusal });
}

/** A photo's bytes as they were picked, to be shown; null where only the server has them. */
export async function pickedPhoto(owner: string, uuid: string): Promise<Blob | null> {
  const [photo, bytes] = await Promise.all([draftsDatabase().photos.get(uuid), photoBytes(owner, uuid)]);
  if (photo === undefined || bytes === undefined) return null;
  return bytes.shrunk === null
    ? new Blob([bytes.original], { type: photo.type })
    : new Blob([bytes.shrunk], { type: bytes.shrunkType ?? "" });
}

/** The bytes of a photo of a draft; undefined where they are gone, or another owner's. */
export async function photoBytes(owner: string, uuid: string): Promise<PhotoBytes | undefined> {
  const row = await draftsDatabase().photoBytes.get(uuid);
  return row?.owner === owner ? row : undefined;
}

// The first save of an edit brings the server's photos into the draft: it goes ahead of everything else.
async function withServerPhotos(draft: Draft): Promise<Draft> {
  return draft.revision === 0 && draft.base !== null ? saveDraft(draft) : draft;
}
