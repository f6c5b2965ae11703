import type { Mentions } from "#domain/search/fit/fit.ts";
import type { Understanding } from "#domain/search/understanding.ts";

/**
 * Parses a sentence in the page: without an account, quota, key or network.
 * @param today The London day that 'next month' counts from.
 * @throws Where the parser is not on the phone yet and can't be fetched.
 */
export async function parseLocally(sentence: string, today: string): Promise<Understanding> {
  // Lazy, until the user first needs it: it is as big as everything else on the first screen.
  const { readQuery } = await import("../../../../query-parser/parse-query.ts");
  const { understanding, near } = readQuery(sentence, today);
  if (near.length === 0) return understanding;
  try {
    const { withPlace } = await import("../../room/near/travel/places.ts");
    return withPlace(understanding, near);
  } catch {
    // Where the places are is not on the phone yet, and can't be fetched: its name is among the keywords all the same.
    return understanding;
  }
}

/** Matches a room's texts against a wish, with the server's own code. @throws As above. */
export async function loadMentions(): Promise<Mentions> {
  const { mentionsKeyword } = await import("../../../../query-parser/keyword-mentions.ts");
  return mentionsKeyword;
}
