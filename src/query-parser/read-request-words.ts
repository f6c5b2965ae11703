import type { WishesInWords } from "#domain/matches/request-wishes.ts";
import { nearCriteria } from "#domain/search/near-criteria.ts";
import { withPlace } from "./near/with-place.ts";
import { readQuery } from "./parse-query.ts";
import { remembering } from "./text/remembering.ts";

/**
 * Reads what a wanted-to-rent request asks for in words alone: the kind of room, a place to be near and wishes. It keeps an LRU cache:
 * reading takes a few milliseconds, and each room of a city asks about the same requests.
 */
export function rememberingRequestWords(mostTexts: number): (text: string, today: string) => WishesInWords {
  return remembering(mostTexts, read);
}

function read(text: string, today: string): WishesInWords {
  if (text.trim() === "") return { room_type: null, keywords: [] };
  const { near, ...reading } = readQuery(text, today);
  const { understanding: said } = withPlace({ ...reading, near: near.filter(({ isBare }) => !isBare) });
  const { room_type, keywords, near_keywords } = said;
  return {
    room_type,
    keywords,
    ...nearCriteria(said),
    ...(near_keywords !== undefined && { near_keywords }),
  };
}
