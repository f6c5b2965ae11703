import type { CallServer } from "../http/calls/serve-calls.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import { HttpError } from "../http/errors/http-error.ts";
import { photoUploads, type UploadParts } from "../photos/photo-uploads.ts";
import { checkedDocument } from "./checked-document.ts";
import { draftPhotoKind, DRAFT_PHOTO_WIDTH, refuseBeyondBytes } from "./draft-photo-kind.ts";
import { draftPhotos } from "./draft-photo-store.ts";
import { toDraft } from "./draft-row.ts";
import { listDrafts } from "./draft-store.ts";
import { deleteDraft } from "./end-draft.ts";
import { putDraft } from "./put-draft.ts";

/**
 * The calls for drafts. Each works on the caller's own drafts alone: whether others have any is told to no one,
 * superusers included.
 */
export function serveDrafts(calls: CallServer, parts: UploadParts): void {
  const { db, clock, limits, storage } = parts;
  const upload = photoUploads(parts, draftPhotoKind);

  calls.serve("listDrafts", async ({ caller }) => {
    const data = (await listDrafts(db, caller.userId, clock.now().toISOString())).map(toDraft);
    return { data, count: data.length };
  });

  calls.serve("putDraft", async ({ params, body, caller, ifMatch }) => {
    const key = { ownerId: caller.userId, id: idOf(params) };
    const edit = { ...key, kind: body.kind, content: checkedDocument(body.content), ifMatch };
    return db.transaction().execute(async (trx) => toDraft(await putDraft(trx, edit, { now: clock.now(), limits })));
  });

  calls.serve("deleteDraft", async ({ params, caller, ifMatch }) => {
    if (!isUuid(params.id)) return null;
    const key = { ownerId: caller.userId, id: idOf(params), ifMatch };
    await db.transaction().execute((trx) => deleteDraft(trx, key, { now: clock.now(), limits }));
    return null;
  });

  calls.serve("uploadDraftPhoto", async ({ params, body: { file, uuid }, caller }) => {
    const key = { ownerId: caller.userId, forId: idOf(params), uuid, bytes: file.size };
    // Before it is decoded; whether it is still so is looked at again when it is added.
    if ((await draftPhotos.find(db, key)) === undefined) await refuseBeyondBytes(db, key);
    await upload({ key, file });
    return { uuid };
  });

  calls.serve("readDraftPhoto", async ({ params, caller }) => {
    const draftId = idOf(params);
    if (!isUuid(params.uuid)) throw notFound();
    const photo = await draftPhotos.find(db, { ownerId: caller.userId, uuid: params.uuid });
    if (photo?.forId !== draftId) throw notFound();
    const file = await storage.read(photo.fileId, DRAFT_PHOTO_WIDTH);
    if (file === null) throw notFound();
    return file;
  });
}

// A text that is no UUID is no draft's.
function idOf({ id }: { id: string }): string {
  if (isUuid(id)) return id.toLowerCase();
  throw notFound();
}

function notFound(): HttpError {
  return new HttpError("draft_not_found", "Draft not found");
}
