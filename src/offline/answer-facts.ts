import { routes } from "#contract/routes.ts";

/** What is worth knowing of an answer without its body. */
export interface AnswerFacts {
  count: number;
  photoUrl: string | null;
}

/** Reads an answer's JSON text; null when it is not what its path promises, as a captive portal's is not. */
export function answerFactsOf(path: string, body: string): AnswerFacts | null {
  const answer = parseObject(body);
  const count = answer?.["count"];
  if (answer === null || typeof count !== "number" || !Number.isInteger(count) || count < 0) return null;
  if (path === routes.countListings.path) return { count, photoUrl: null };
  const rooms = answer["data"];
  return Array.isArray(rooms) ? { count, photoUrl: firstPhotoOf(rooms) } : null;
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
