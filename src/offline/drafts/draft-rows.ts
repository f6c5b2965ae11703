import type { Listing } from "#domain/listings/listing.ts";
import { newUuid } from "../databases/new-uuid.ts";
import type { Draft, DraftKind, DraftPhoto, RowOf } from "./draft.ts";
import { draftsDatabase } from "./drafts-database.ts";
import { StaleDraftError, writeDraft } from "./write-draft.ts";

interface NewDraft<Kind extends DraftKind> {
  owner: string;
  kind: Kind;
  typed: Draft["typed"];
}

/** A draft of something new. It is kept on the phone from its first save on: who types nothing leaves nothing. */
export function newDraft<Kind extends DraftKind>({ owner, kind, typed }: NewDraft<Kind>): Draft<Kind> {
  const now = Date.now();
  return {
    owner,
    id: newUuid(),
    kind,
    typed,
    photos: [],
    base: null,
    status: "editing",
    revision: 0,
    createdAt: now,
    editedAt: now,
  };
}

/** A draft that edits what the server has, kept from its first save on; of a room with its photos. */
export function draftOfRow<Kind extends DraftKind>(
  { owner, kind, typed }: NewDraft<Kind>,
  row: RowOf[Kind],
): Draft<Kind> {
  const photos = "images" in row ? inOrder(row).map(({ uuid }) => uuid) : [];
  return { ...newDraft({ owner, kind, typed }), id: row.id, base: row, photos };
}

/**
 * Saves a draft as a whole, in the state in which its form shows it.
 * @returns The draft with its new revision, to be given to the next save.
 * @throws StaleDraftError when another tab has saved, posted or removed it; PhoneFullError.
 */
export async function saveDraft<Kind extends DraftKind>(draft: Draft<Kind>): Promise<Draft<Kind>> {
  return writeDraft(async () => {
    const db = draftsDatabase();
    return db.transaction("rw", db.drafts, db.photos, async () => {
      const next = await nextRevision(draft);
      await db.drafts.put(next);
      if (draft.revision === 0 && draft.base !== null && "images" in draft.base)
        await keepServerPhotos(draft, draft.base);
      return next;
    });
  });
}

/** The draft, where this owner has one of that id. */
export async function draftOf(owner: string, id: string): Promise<Draft | undefined> {
  return draftsDatabase().drafts.get([owner, id]);
}

/** An owner's drafts of a kind, last edited first. */
export async function draftsOf(owner: string, kind: DraftKind): Promise<Draft[]> {
  const drafts = await draftsDatabase().drafts.where("[owner+kind]").equals([owner, kind]).toArray();
  return drafts.toSorted((a, b) => b.editedAt - a.editedAt);
}

/**
 * The draft as its editor has it, one revision on. What it is an edit of is the store's to say: what was on its way
 * may have arrived meanwhile. Call it inside a transaction.
 * @throws StaleDraftError unless the draft is still what its editor has seen.
 */
export async function nextRevision<Kind extends DraftKind>(draft: Draft<Kind>): Promise<Draft<Kind>> {
  const kept = await draftsDatabase().drafts.get([draft.owner, draft.id]);
  if ((kept?.revision ?? 0) !== draft.revision || (kept !== undefined && kept.status !== "editing")) {
    throw new StaleDraftError("The draft has been changed elsewhere");
  }
  const base = kept === undefined ? draft.base : (kept as Draft<Kind>).base;
  // Whatever was taken back is changed by this.
  const { takenBack: _, ...changed } = draft;
  return { ...changed, base, revision: draft.revision + 1, editedAt: Date.now() };
}

/** Removes a draft with its photos. Call it inside a transaction that includes `drafts`, `photos` and `photoBytes`. */
export async function removeDraftRows(owner: string, id: string): Promise<void> {
  const db = draftsDatabase();
  const uuids = await db.photos.where("[owner+draftId]").equals([owner, id]).primaryKeys();
  await db.photos.bulkDelete(uuids);
  await db.photoBytes.bulkDelete(uuids);
  await db.drafts.delete([owner, id]);
}

// The server's photos stand in the draft like those that were picked here, but for their bytes.
async function keepServerPhotos({ owner, id }: Draft, row: Listing): Promise<void> {
  const db = draftsDatabase();
  const photos = row.images.map((image): DraftPhoto => ({
    owner,
    draftId: id,
    uuid: image.uuid,
    name: "",
    type: "",
    size: 0,
    sha256: null,
    state: "uploaded",
    refusal: null,
    imageUrl: image.image_url,
    placeholderColour: image.placeholder_colour,
  }));
  await db.photos.bulkPut(photos);
}

/** A room's images as they are shown. */
export function inOrder({ images }: Pick<Listing, "images">): Listing["images"] {
  return images.toSorted((a, b) => a.display_order - b.display_order);
}
