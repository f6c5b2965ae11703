import type { WishesInWords } from "#domain/matches/request-wishes.ts";
import { nearCriteria } from "#domain/search/near-criteria.ts";
import { parseSearch } from "./parse-search.ts";

/**
 * What a wanted-to-rent request asks for in words, where its fields do not say it: the kind of room, a place to be near and wishes. With a memory:
 * reading takes a few milliseconds, and the same requests are looked at for each room of their city.
 * @param mostTexts How many texts it remembers; those go first that were not asked about for longest.
 */
export function rememberingRequestWords(mostTexts: number): (text: string, today: string) => WishesInWords {
  const known = new Map<string, WishesInWords>();

  return (text, today) => {
    const said = known.get(text) ?? read(text, today);
    // Put behind all others: the first one is the one to go.
    known.delete(text);
    known.set(text, said);
    const [oldest] = known.keys();
    if (known.size > mostTexts && oldest !== undefined) known.delete(oldest);
    return said;
  };
}

function read(text: string, today: string): WishesInWords {
  if (text.trim() === "") return { room_type: null, keywords: [] };
  const said = parseSearch(text, today);
  const { room_type, keywords, near_keywords } = said;
  return {
    room_type,
    keywords,
    ...nearCriteria(said),
    ...(near_keywords !== undefined && { near_keywords }),
  };
}
