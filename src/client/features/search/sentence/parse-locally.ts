import type { Mentions } from "#domain/search/fit/fit.ts";
import type { TextReading } from "#domain/search/text-search.ts";
import type { Understanding } from "#domain/search/understanding.ts";
import type { TypedFor } from "../../../../query-parser/parse-query.ts";

/**
 * Parses a sentence in the page: without an account, quota, key or network.
 * @param today The London day that 'next month' counts from.
 * @throws Where the parser is not on the phone yet and can't be fetched.
 */
export async function parseLocally(sentence: string, today: string): Promise<Understanding> {
  return (await readLocally(sentence, today, "anything")).understanding;
}

/** The same with the parts of the text that no criterion holds. @throws As above. */
export async function readLocally(text: string, today: string, typedFor: TypedFor): Promise<TextReading> {
  // Lazy, until no server reads it: it is as big as everything else on the first screen.
  const { readQuery } = await import("../../../../query-parser/parse-query.ts");
  const reading = readQuery(text, today, typedFor);
  if (reading.near.length === 0) return reading;
  try {
    const { withPlace } = await import("../../room/near/travel/places.ts");
    return withPlace(reading);
  } catch {
    // Where the places are is not on the phone yet, and can't be fetched: its name is among the keywords all the same.
    return reading;
  }
}

/** Matches a room's texts against a wish, with the server's own code. @throws As above. */
export async function loadMentions(): Promise<Mentions> {
  const { mentionsKeyword } = await import("../../../../query-parser/keyword-mentions.ts");
  return mentionsKeyword;
}
