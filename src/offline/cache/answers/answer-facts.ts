import { routes } from "#contract/routes.ts";
import { cardSizeOf } from "../photos/photo-urls.ts";

/** What is worth knowing of an answer without its body. */
export interface AnswerFacts {
  count: number;
  /** There may be more than `count`; absent where that is exact. */
  isLowerBound?: boolean;
  photoUrl: string | null;
  /** The addresses under which the photos on its rooms' cards are kept, each once. */
  cardPhotos: string[];
}

/** Reads an answer's JSON text; null when it is not what its path promises, as a captive portal's is not. */
export function answerFactsOf(path: string, body: string): AnswerFacts | null {
  const answer = parseObject(body);
  const count = answer?.["count"];
  if (answer === null || typeof count !== "number" || !Number.isInteger(count) || count < 0) return null;
  const total = { count, ...(answer["count_is_lower_bound"] === true && { isLowerBound: true }) };
  if (path === routes.countListings.path) return { ...total, photoUrl: null, cardPhotos: [] };
  const [pathname] = path.split("?", 1);
  if (pathname === routes.listTypicalPrices.path)
    return Array.isArray(answer["prices"]) ? { ...total, photoUrl: null, cardPhotos: [] } : null;
  const rooms = answer["data"];
  // Photos of deleted rooms are not shown.
  if (path === routes.listRemovedListings.path && Array.isArray(rooms))
    return { ...total, photoUrl: null, cardPhotos: [] };
  return Array.isArray(rooms) ? { ...total, photoUrl: firstPhotoOf(rooms), cardPhotos: cardPhotosOf(rooms) } : null;
}

/** A JSON text as an object; null for anything else. */
export function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    // Not JSON: the caller refuses it.
    return null;
  }
}

function firstPhotoOf(rooms: readonly unknown[]): string | null {
  const urls = rooms.map((room) => (isObject(room) ? room["image_url"] : null));
  return urls.find((url): url is string => typeof url === "string") ?? null;
}

// A card shows the first of its room's photos.
function cardPhotosOf(rooms: readonly unknown[]): string[] {
  const urls = rooms.flatMap((room) => {
    const images = isObject(room) ? room["images"] : null;
    const first: unknown = Array.isArray(images) ? images[0] : null;
    const url = isObject(first) ? first["image_url"] : null;
    return typeof url === "string" ? (cardSizeOf(url) ?? []) : [];
  });
  return [...new Set(urls)];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
