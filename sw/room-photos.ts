import { cachedPhoto } from "#offline/cache/photos/cached-photo.ts";
import { sizesOf } from "#offline/cache/photos/photo-urls.ts";

export function isPhoto({ pathname }: URL): boolean {
  return pathname.startsWith("/photos/");
}

/**
 * Serves photos of opened rooms, and on the cards of cached answers, from the phone; others from the server. Offline,
 * another cached width replaces a missing one.
 */
export async function answerWithPhoto(request: Request): Promise<Response> {
  const kept = await cachedPhoto(request.url);
  if (kept !== undefined) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const smaller = await firstKept(sizesOf(new URL(request.url).pathname));
    if (smaller !== undefined) return smaller;
    throw error;
  }
}

async function firstKept(urls: readonly string[]): Promise<Response | undefined> {
  for (const url of urls) {
    const kept = await cachedPhoto(url);
    if (kept !== undefined) return kept;
  }
  return undefined;
}
