import { isUuid } from "../http/calls/is-uuid.ts";
import { HttpError } from "../http/errors/http-error.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import { photoUploads, type UploadParts } from "../photos/photo-uploads.ts";
import { checkedContent } from "./checked-content.ts";
import { putViewing } from "./put-viewing.ts";
import { removeViewing } from "./remove-viewing.ts";
import { refuseBeyondBytes, viewingPhotoKind, VIEWING_PHOTO_WIDTH } from "./viewing-photo-kind.ts";
import { missingPhotosOf, viewingPhotos } from "./viewing-photo-store.ts";
import { toViewing } from "./viewing-row.ts";
import { listViewings } from "./viewing-store.ts";

/**
 * The calls for notes about viewings. Each works on the caller's own notes alone: whether others have any is told to
 * no one, superusers included.
 */
export function serveViewings(calls: CallServer, parts: UploadParts): void {
  const { db, clock, limits, storage } = parts;
  const upload = photoUploads(parts, viewingPhotoKind);

  calls.serve("listViewings", async ({ caller }) => {
    const data = (await listViewings(db, caller.userId)).map(toViewing);
    return { data, count: data.length, missing_photos: await missingPhotosOf(db, caller.userId) };
  });

  calls.serve("putViewing", async ({ params, body, caller, ifMatch }) => {
    const key = { ownerId: caller.userId, listingId: listingIdOf(params) };
    const edit = { ...key, content: checkedContent(body.content), ifMatch };
    return db
      .transaction()
      .execute(async (trx) => toViewing(await putViewing(trx, edit, { now: clock.now(), limits })));
  });

  calls.serve("deleteViewing", async ({ params, caller, ifMatch }) => {
    if (!isUuid(params.listing_id)) return null;
    const key = { ownerId: caller.userId, listingId: listingIdOf(params) };
    await db.transaction().execute((trx) => removeViewing(trx, { ...key, ifMatch }, { now: clock.now(), limits }));
    return null;
  });

  calls.serve("uploadViewingPhoto", async ({ params, body: { file, uuid }, caller }) => {
    const key = { ownerId: caller.userId, forId: listingIdOf(params), uuid, bytes: file.size };
    // Before it is decoded; whether it is still so is looked at again when it is added.
    if ((await viewingPhotos.find(db, key)) === undefined) await refuseBeyondBytes(db, key);
    await upload({ key, file });
    return { uuid };
  });

  calls.serve("readViewingPhoto", async ({ params, caller }) => {
    const listingId = listingIdOf(params);
    if (!isUuid(params.uuid)) throw notFound();
    const photo = await viewingPhotos.find(db, { ownerId: caller.userId, uuid: params.uuid });
    if (photo?.forId !== listingId) throw notFound();
    const file = await storage.read(photo.fileId, VIEWING_PHOTO_WIDTH);
    if (file === null) throw notFound();
    return file;
  });
}

// A text that is no UUID is no room's.
function listingIdOf({ listing_id }: { listing_id: string }): string {
  if (isUuid(listing_id)) return listing_id.toLowerCase();
  throw notFound();
}

function notFound(): HttpError {
  return new HttpError("viewing_not_found", "Viewing not found");
}
