import { v7 as newUuid } from "uuid";
import type { UploadedImage } from "#contract/schemas/photo.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import type { ReadyPhoto } from "./photo-store.ts";
import { photoUrl } from "./photo-url.ts";
import { photoUploads, type UploadParts } from "./photo-uploads.ts";
import { roomPhotoKind } from "./room-photo-kind.ts";

/** Taking photos in (A-17, W-03). */
export function serveUploads(calls: CallServer, parts: UploadParts): void {
  const upload = photoUploads(parts, roomPhotoKind);

  calls.serve("uploadImage", async ({ body: { file, uuid: given }, reader, keepAnswer }) => {
    const uuid = given ?? newUuid({ msecs: parts.clock.now().getTime() });
    const answerOf = ({ fileId, placeholderColour }: ReadyPhoto): UploadedImage => ({
      image_url: photoUrl(fileId),
      uuid,
      placeholder_colour: placeholderColour,
    });
    const ready = await upload({
      key: { ownerId: reader.userId, uuid },
      file,
      keep: (trx, ready) => keepAnswer(trx, answerOf(ready)),
    });
    return answerOf(ready);
  });
}
