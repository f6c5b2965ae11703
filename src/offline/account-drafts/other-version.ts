import type { AccountDraft, DraftDocument } from "#domain/drafts/draft-document.ts";
import { newUuid } from "../databases/new-uuid.ts";
import type { Draft } from "../drafts/draft.ts";
import { draftsDatabase } from "../drafts/drafts-database.ts";
import { draftKind, partsOf, photosOfBase, photoWithoutBytes } from "../drafts/draft-as-document.ts";

/** Keeps the other device's version of a draft as one of its own, with copies of its photos. Call it inside a transaction. */
export async function keepOtherVersion(
  { owner, id }: Draft,
  { kind, content, updated_at }: AccountDraft,
): Promise<void> {
  const db = draftsDatabase();
  const at = Date.parse(updated_at);
  const copies = content.photos.map((photo) => ({ from: photo.uuid, photo: { ...photo, uuid: newUuid() } }));
  const document = { ...content, photos: copies.map(({ photo }) => photo), other_version_of: id };
  const facts = { owner, id: newUuid(), kind: draftKind(kind), status: "editing" } as const;
  const other: Draft = { ...facts, ...partsOf(document), revision: 1, createdAt: at, editedAt: at };
  await db.drafts.put(other);
  const inRoom = photosOfBase(other);
  for (const { from, photo } of copies) await copyPhoto(other, { from, photo, id, isInRoom: inRoom.has(from) });
}

interface Copy {
  from: string;
  photo: DraftDocument["photos"][number];
  /** The draft that the account keeps it with. */
  id: string;
  isInRoom: boolean;
}

async function copyPhoto(other: Draft, { from, photo, id, isInRoom }: Copy): Promise<void> {
  const db = draftsDatabase();
  const { uuid } = photo;
  const [row, bytes] = await Promise.all([db.photos.get(from), db.photoBytes.get(from)]);
  const blank = photoWithoutBytes(other, { ...photo, image_url: isInRoom ? photo.image_url : null });
  if (bytes?.owner === other.owner && row !== undefined) {
    await db.photoBytes.put({ ...bytes, uuid });
    await db.photos.put({ ...blank, name: row.name, type: row.type, size: row.size, sha256: row.sha256 });
    return;
  }
  await db.photos.put({ ...blank, ...(isInRoom ? {} : { awaited: { id, uuid: from } }) });
}
