import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { HttpError } from "../http/errors/http-error.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import { isListingId } from "../listings/listing-routes.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { PhotoQueue } from "../photos/photo-queue.ts";
import type { PhotoStorage } from "../photos/photo-storage.ts";
import { checkedContent } from "./checked-content.ts";
import { putViewing } from "./put-viewing.ts";
import { removeViewing } from "./remove-viewing.ts";
import { viewingPhotoUploads, VIEWING_PHOTO_WIDTH } from "./upload-viewing-photo.ts";
import { findViewingPhoto } from "./viewing-photo-store.ts";
import { toViewing } from "./viewing-row.ts";
import { listViewings } from "./viewing-store.ts";

export interface ViewingParts {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  /** Keys the ids of files. */
  secretKey: string;
  storage: PhotoStorage;
  /** In which photos wait to be made, of every kind. */
  queue: PhotoQueue;
}

/**
 * The calls with which somebody keeps notes about rooms they look at. Each works on the caller's own alone: of
 * somebody else's nobody learns whether there are any, superusers included.
 */
export function serveViewings(calls: CallServer, parts: ViewingParts): void {
  const { db, clock, limits, storage } = parts;
  const upload = viewingPhotoUploads(parts);

  calls.serve("listViewings", async ({ reader }) => {
    const data = (await listViewings(db, reader.userId)).map(toViewing);
    return { data, count: data.length };
  });

  calls.serve("putViewing", async ({ params, body, reader, ifMatch, keepAnswer }) => {
    const key = { ownerId: reader.userId, listingId: listingIdOf(params) };
    const content = checkedContent(body.content);
    return db.transaction().execute(async (trx) => {
      const viewing = toViewing(await putViewing(trx, { ...key, content, ifMatch }, { now: clock.now(), limits }));
      await keepAnswer(trx, viewing);
      return viewing;
    });
  });

  calls.serve("deleteViewing", async ({ params, reader, keepAnswer }) => {
    if (!isListingId(params.listing_id)) return null;
    const key = { ownerId: reader.userId, listingId: listingIdOf(params) };
    await db.transaction().execute(async (trx) => {
      await removeViewing(trx, key, { now: clock.now(), limits });
      await keepAnswer(trx, null);
    });
    return null;
  });

  calls.serve(
    "uploadViewingPhoto",
    async ({ params, body: { file, uuid }, reader }) => {
      await upload({ ownerId: reader.userId, listingId: listingIdOf(params), uuid }, file);
      return { uuid };
    },
    // Another device may send what it has got from here, which is other bytes by then.
    { knowsRepetitions: true },
  );

  calls.serve("readViewingPhoto", async ({ params, reader }) => {
    const listingId = listingIdOf(params);
    if (!isListingId(params.uuid)) throw absent();
    const photo = await findViewingPhoto(db, { ownerId: reader.userId, uuid: params.uuid });
    if (photo?.listingId !== listingId) throw absent();
    const file = await storage.read(photo.fileId, VIEWING_PHOTO_WIDTH);
    if (file === null) throw absent();
    return file;
  });
}

// A text that is no UUID is no room's.
function listingIdOf({ listing_id }: { listing_id: string }): string {
  if (isListingId(listing_id)) return listing_id.toLowerCase();
  throw absent();
}

function absent(): HttpError {
  return new HttpError("viewing_not_found", "Viewing not found");
}
