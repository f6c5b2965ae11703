import { pathOf, type Transport } from "#contract/call.ts";
import { askForOwnPhoto } from "../../drafts/sync/ask-for-own-photo.ts";

/**
 * Fetches an own photo from the server; null when it has none for this user.
 * @throws UnreachableError when neither came back, the photo or a 404 of this server; the signal's reason when the caller aborted.
 */
export async function askForPhoto(
  transport: Transport,
  of: { listing_id: string; uuid: string },
  signal: AbortSignal,
): Promise<Blob | null> {
  return askForOwnPhoto(transport, pathOf("readViewingPhoto", of), signal);
}
