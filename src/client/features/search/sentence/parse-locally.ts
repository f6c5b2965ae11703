import type { Mentions } from "#domain/fit/fit.ts";
import type { Understanding } from "#domain/understanding.ts";

/**
 * What a sentence asks for, read in the page: without an account, quota, key or network.
 * @param today The London day that 'next month' counts from.
 * @throws Where the reader is not on the phone yet and can't be fetched.
 */
export async function parseLocally(sentence: string, today: string): Promise<Understanding> {
  // Loaded when somebody first wants it: it is as big as everything else on the first screen.
  const { parseQuery } = await import("../../../../query-parser/parse-query.ts");
  return parseQuery(sentence, today);
}

/** What tells whether a room's texts speak of a wish: as the server tells it. @throws As above. */
export async function loadMentions(): Promise<Mentions> {
  const { mentionsKeyword } = await import("../../../../query-parser/keyword-mentions.ts");
  return mentionsKeyword;
}
