import { UnreachableError } from "#contract/api-error.ts";
import type { Sender } from "#offline/outbox/sending/sender.ts";

/**
 * Shrinks a photo for sending, by code that is fetched for the first one: it is large, and most of what is sent has no photos.
 * @throws UnreadablePhotoError; UnreachableError, also where the code cannot be fetched.
 */
export const shrinkPhotoLater: Sender["shrink"] = async (photo, to) => (await loaded()).shrinkPhoto(photo, to);

async function loaded() {
  try {
    return await import("../drafts/photos/shrink/shrink-photo.ts");
  } catch (cause) {
    throw new UnreachableError("What shrinks photos could not be fetched", { cause });
  }
}
