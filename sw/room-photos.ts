import { anySignal } from "#contract/any-signal.ts";
import { endOnSilence, heard } from "#contract/silence.ts";
import { pause } from "#domain/pause.ts";
import { cachedPhoto } from "#offline/cache/photos/cached-photo.ts";
import { sizesOf } from "#offline/cache/photos/photo-urls.ts";

export function isPhoto({ pathname }: URL): boolean {
  return pathname.startsWith("/photos/");
}

/** How long a photo may take to begin before another width of it, which is on the phone, is shown instead. */
const PATIENCE_MS = 4000;
/** A network that brings nothing for so long brings nothing (S23); a photo that comes slowly comes. */
const SILENT_MS = 30 * 1000;

/**
 * Serves photos of opened rooms, and on the cards of cached answers, from the phone; others from the server. Offline,
 * and where the network takes long, another cached width replaces a missing one.
 */
export async function answerWithPhoto(request: Request): Promise<Response> {
  const kept = await cachedPhoto(request.url);
  if (kept !== undefined) return kept;
  const { pathname } = new URL(request.url);
  const fetched = fetchedInTime(request);
  // It may fail when another width is shown already.
  fetched.catch(() => undefined);
  try {
    const first = await Promise.race([fetched, pause(PATIENCE_MS)]);
    return first ?? (await firstKept(sizesOf(pathname))) ?? (await fetched);
  } catch (error) {
    const otherWidth = await firstKept(sizesOf(pathname));
    if (otherWidth !== undefined) return otherWidth;
    throw error;
  }
}

async function fetchedInTime(request: Request): Promise<Response> {
  const signal = anySignal(request.signal, endOnSilence(SILENT_MS));
  const response = await fetch(request, { signal });
  // A script that asks for a photo watches for silence itself, and reads the response's type.
  if (request.destination === "image") return heard(response, signal);
  return response;
}

async function firstKept(urls: readonly string[]): Promise<Response | undefined> {
  for (const url of urls) {
    const kept = await cachedPhoto(url);
    if (kept !== undefined) return kept;
  }
  return undefined;
}
