import type { Mentions } from "#domain/fit/fit.ts";
import type { Understanding } from "#domain/understanding.ts";

/**
 * What a sentence asks for, read in the page: without an account, quota, key or network.
 * @param today The London day that 'next month' counts from.
 * @throws Where the reader is not on the phone yet and can't be fetched.
 */
export async function readHere(sentence: string, today: string): Promise<Understanding> {
  // Loaded when somebody first wants it: it is as big as everything else on the first screen.
  const { understandQuery } = await import("../../../understanding/understand-query.ts");
  return understandQuery(sentence, today);
}

/** What tells whether a room's texts speak of a wish. @throws As above. */
export async function loadMentions(): Promise<Mentions> {
  const { mentionsWish, WISH_LABELS, wishesIn } = await import("../../../understanding/wishes/read-wishes.ts");
  // A room is asked about each wish in turn, and read once.
  let read = { text: "", wishes: new Set<string>() };
  return (text, keyword) => {
    if (!WISH_LABELS.has(keyword)) return mentionsWish(keyword, text);
    if (read.text !== text) read = { text, wishes: wishesIn(text) };
    return read.wishes.has(keyword);
  };
}
