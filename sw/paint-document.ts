import { fillDocument } from "#offline/cache/painted/fill-document.ts";
import { keptPaintedRooms } from "#offline/cache/painted/painted-rooms.ts";

/** With one of these the page shows something else than the newest rooms (before-first-paint.ts). */
const SEARCHES = ["mode", "city", "keyword"];

/** The home page's document with the newest rooms that this phone knows. Any other, and where that fails, as it is. */
export async function painted(document: Response, { pathname, searchParams }: URL): Promise<Response> {
  if (pathname !== "/" || SEARCHES.some((name) => searchParams.has(name))) return document;
  try {
    const [rooms, html] = await Promise.all([keptPaintedRooms(), document.clone().text()]);
    const filled = rooms && fillDocument(html, rooms, Date.now());
    return filled === null ? document : new Response(filled, { headers: headersOf(document) });
  } catch {
    // The rooms are an extra: without them they come with the app.
    return document;
  }
}

// The policies stay. What is said of the bytes is no longer true.
function headersOf({ headers }: Response): Headers {
  const kept = new Headers(headers);
  for (const name of ["content-encoding", "content-length", "etag"]) kept.delete(name);
  return kept;
}
