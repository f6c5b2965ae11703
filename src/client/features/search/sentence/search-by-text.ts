import { MAX_KEYWORD_LENGTH } from "#domain/limits.ts";
import type { Understanding } from "#domain/search/understanding.ts";
import { within } from "#domain/within.ts";
import { londonToday } from "../../../platform/clock/use-today.ts";
import type { SearchValues } from "../url/search-values.ts";
import type { Search } from "../url/use-search.ts";
import { parseLocally } from "./parse-locally.ts";
import { searchAsSentence } from "./use-local-search.ts";

/** How long the reading of what is typed may take, its code included, before it is taken for a keyword. */
const READ_WITHIN_MS = 3000;

/**
 * Searches by what stands in the line: by the criteria of a sentence, read on the phone, or by a keyword. A sentence is what
 * names dates or a price, which no keyword finds, or a place to be near, and what is too long for a keyword; everything
 * else is in titles, places and room types.
 * @param filters What is chosen beside it.
 * @throws Where what reads sentences is not on the phone yet, and can't be fetched.
 */
export async function searchByText(search: Search, text: string, filters: SearchValues): Promise<void> {
  const wanted = await within(READ_WITHIN_MS, parseLocally(text, londonToday()), null);
  if (wanted !== null && (isTooLong(text) || isSentence(wanted))) searchAsSentence(search, text, wanted, filters);
  else search.submit({ ...filters, keyword: text });
}

/**
 * Searches by the criteria of a text, whatever it names.
 * @throws As above.
 */
export async function searchAsSentenceText(search: Search, text: string): Promise<void> {
  searchAsSentence(search, text, await parseLocally(text, londonToday()));
}

/** Has the parser fetched, before it is needed. */
export async function preloadParser(): Promise<void> {
  await parseLocally("", londonToday());
}

function isTooLong(text: string): boolean {
  return [...text].length > MAX_KEYWORD_LENGTH;
}

function isSentence({ begin_date, end_date, low_price, high_price, near }: Understanding): boolean {
  return near !== undefined || [begin_date, end_date, low_price, high_price].some((value) => value !== null);
}
