import { ROOM_PHOTOS_CACHE } from "#offline/cache-names.ts";

export function isPhoto({ pathname }: URL): boolean {
  return pathname.startsWith("/photos/");
}

/** Photos of opened rooms come from the phone, which `rememberOpenedRoom` put them on; others from the server. */
export async function answerWithPhoto(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: ROOM_PHOTOS_CACHE, ignoreVary: true });
  return kept ?? fetch(request);
}
