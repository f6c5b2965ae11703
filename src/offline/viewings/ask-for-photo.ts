import { UnreachableError } from "#contract/api-error.ts";
import { pathOf, type Transport } from "#contract/call.ts";

/**
 * An own photo as the server has it; null when it has none for this reader.
 * @throws UnreachableError when no answer of this server came back; the signal's reason when the caller aborted.
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
    if (!response.ok) return null;
    const photo = await response.blob();
    if (photo.type.startsWith("image/") && !response.redirected) return photo;
  } catch (cause) {
    signal.throwIfAborted();
    throw new UnreachableError("No answer", { cause });
  }
  throw new UnreachableError("The answer is no photo of this server");
}
