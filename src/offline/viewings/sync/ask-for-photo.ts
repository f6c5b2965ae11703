import { UnreachableError } from "#contract/api-error.ts";
import { pathOf, type Transport } from "#contract/call.ts";

const NOT_FOUND = 404;

/**
 * Fetches an own photo from the server; null when it has none for this user.
 * @throws UnreachableError when neither came back, the photo or a 404 of this server; the signal's reason when the caller aborted.
 */
export async function askForPhoto(
  { fetch, baseUrl, accessToken }: Transport,
  of: { listing_id: string; uuid: string },
  signal: AbortSignal,
): Promise<Blob | null> {
  const token = accessToken();
  try {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch(`${baseUrl}${pathOf("readViewingPhoto", of)}`, { headers, signal });
    if (response.status === NOT_FOUND) return null;
    const photo = await response.blob();
    if (response.ok && photo.type.startsWith("image/") && !response.redirected) return photo;
  } catch (cause) {
    signal.throwIfAborted();
    throw new UnreachableError("No answer", { cause });
  }
  throw new UnreachableError("The answer is no photo of this server");
}
