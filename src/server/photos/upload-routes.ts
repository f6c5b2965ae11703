import { v7 as newUuid } from "uuid";
import type { UploadedImage } from "#contract/schemas/photo.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { PhotoQueue } from "./photo-queue.ts";
import type { PhotoStorage } from "./photo-storage.ts";
import type { ReadyPhoto } from "./photo-store.ts";
import { photoUrl } from "./photo-url.ts";
import { photoUploads } from "./upload-photo.ts";

export interface UploadParts {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  /** Keys the ids of files: nobody can tell from an address what was sent, or by whom. */
  secretKey: string;
  storage: PhotoStorage;
  /** In which photos wait to be made, of every kind. */
  queue: PhotoQueue;
  /** The setting RATE_LIMITS. */
  limited: boolean;
}

/** Taking photos in (A-17, W-03). */
export function serveUploads(calls: CallServer, parts: UploadParts): void {
  const upload = photoUploads(parts);

  calls.serve("uploadImage", async ({ body: { file, uuid: given }, reader, keepAnswer }) => {
    const uuid = given ?? newUuid({ msecs: parts.clock.now().getTime() });
    const answerOf = ({ fileId, placeholderColour }: ReadyPhoto): UploadedImage => ({
      image_url: photoUrl(fileId),
      uuid,
      placeholder_colour: placeholderColour,
    });
    const ready = await upload({
      ownerId: reader.userId,
      uuid,
      file,
      keep: (trx, ready) => keepAnswer(trx, answerOf(ready)),
    });
    return answerOf(ready);
  });
}
