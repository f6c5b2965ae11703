import { fileOf, FIRST, noteBegun } from "../outbox/sending/send-photos.ts";
import { draftsDatabase } from "../drafts/drafts-database.ts";
import type { Draft, DraftPhoto } from "../drafts/draft.ts";
import { photoRowsOf } from "../drafts/draft-photos.ts";
import { photosOfBase } from "../drafts/draft-as-document.ts";
import type { DraftSync } from "../drafts/draft-sync.ts";
import type { DraftsParts } from "./sync-parts.ts";
import { sendUnlessRefused } from "../transport/send-resumably.ts";

/** The photos of a draft that the account is to have and has not, in their order. */
export async function unsentPhotos(draft: Draft, sync: DraftSync): Promise<DraftPhoto[]> {
  const rows = await photoRowsOf(draft);
  const inRoom = photosOfBase(draft);
  const known = new Set([...sync.photos, ...sync.refusedPhotos]);
  return draft.photos.flatMap((uuid) => {
    const photo = rows.get(uuid);
    const isHere = photo !== undefined && photo.awaited === undefined && photo.state !== "refused";
    return !isHere || inRoom.has(uuid) || known.has(uuid) ? [] : [photo];
  });
}

/**
 * Sends one photo of a draft, as small as the outbox would send it. One that is refused stays on the phone alone.
 * @throws What the api throws for anything but a refusal of the photo itself.
 */
export async function sendDraftPhoto(parts: DraftsParts, photo: DraftPhoto): Promise<void> {
  const { owner, uuid, draftId: id } = photo;
  const sender = { shrink: parts.shrink, ...(parts.photos && { photos: parts.photos }) };
  const file = await fileOf(photo, FIRST, { sender, owner });
  if (typeof file === "string") return note(photo, "refusedPhotos");
  const { api, clock } = parts;
  const isTaken = await sendUnlessRefused({
    api,
    clock,
    owner,
    uuid,
    file,
    wasBegun: photo.isBegun === true,
    onBegun: () => noteBegun(uuid),
    send: (body, signal) => api.call(owner, "uploadDraftPhoto", { params: { id }, body, signal }),
  });
  await note(photo, isTaken ? "photos" : "refusedPhotos");
}

async function note({ owner, draftId, uuid }: DraftPhoto, list: "photos" | "refusedPhotos"): Promise<void> {
  await draftsDatabase()
    .draftSyncs.where("[owner+id]")
    .equals([owner, draftId])
    .modify((sync) => void sync[list].push(uuid));
}
