import { UnreachableError } from "#contract/api-error.ts";
import { heard } from "#contract/silence.ts";
import type { Transport } from "#contract/call.ts";
import type { OwnPhoto } from "./server-api.ts";

const NOT_FOUND = 404;

/**
 * Fetches a photo that its owner alone may see; null when the server has none for this user. No cache keeps it beside
 * the phone's own store.
 * @throws UnreachableError when neither came back, the photo or a 404 of this server; the signal's reason when the caller aborted.
 */
export async function askForOwnPhoto(
  { fetch, baseUrl, accessToken }: Transport,
  { path, absent }: OwnPhoto,
  signal: AbortSignal,
): Promise<Blob | null> {
  const token = accessToken();
  try {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch(`${baseUrl}${path}`, { headers, signal, cache: "no-store" });
    if (response.status === NOT_FOUND && (await saysSo(response, absent))) return null;
    const photo = await heard(response, signal).blob();
    if (response.ok && photo.type.startsWith("image/") && !response.redirected) return photo;
  } catch (cause) {
    signal.throwIfAborted();
    throw new UnreachableError("No answer", { cause });
  }
  throw new UnreachableError("The answer is no photo of this server");
}

async function saysSo(response: Response, absent: OwnPhoto["absent"]): Promise<boolean> {
  const body = (await response.json().catch(() => null)) as { code?: unknown } | null;
  return body?.code === absent;
}
