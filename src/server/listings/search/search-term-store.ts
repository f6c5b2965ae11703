import { sql } from "kysely";
import { namesIn } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { cutToken } from "#domain/search/keyword.ts";
import type { FactsOf } from "#domain/search/room-facts.ts";
import { wordsOf, WORD_FIELDS, type RoomWords } from "#domain/search/room-words.ts";
import { roomSearchTerms, roomSearchText, roomSearchTokens } from "#domain/search/search-text.ts";
import type { Db, Trx } from "../../db/db.ts";
import { publicProse, publicText, strangersText } from "../../public-text.ts";
import { hasToken } from "./keyword-sql.ts";

/** The fields that keywords look at. */
const KEYWORD_FIELDS = namesIn(LISTING_FIELDS, "keywords");

/**
 * The columns by which a keyword finds a room, and wishes choose it: they look at what others read, and so confirm no contact that
 * is covered.
 */
export function searchColumns(written: FactsOf & RoomWords) {
  const room = { ...written, ...publicProse(KEYWORD_FIELDS, written) };
  return {
    search_text: roomSearchText(room),
    search_tsv: sql<string>`array_to_tsvector(${roomSearchTokens(room)}::text[])`,
    covered_words: coveredWords(written),
  };
}

/** A room's words as people without an account read them; null where nothing in them is covered. */
export function coveredWords(written: RoomWords): string | null {
  const shown = WORD_FIELDS.map((field) => [field, strangersText(publicText(written[field]))]);
  const words = wordsOf(Object.fromEntries(shown) as RoomWords);
  return words === wordsOf(written) ? null : words;
}

/** Puts the words of titles where a mistyped word finds its correction. */
export async function addTerms(trx: Trx, ...titles: readonly string[]): Promise<void> {
  // In one order for all: two that add the same words then never wait for each other in a circle.
  const terms = termsOf(titles);
  if (terms.length === 0) return;
  await trx
    .insertInto("search_term")
    .values(terms.map((term) => ({ term })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function termsOf(titles: readonly string[]): string[] {
  return [...new Set(titles.flatMap((title) => roomSearchTerms({ title: publicText(title) })))].toSorted();
}

/** A word that is in one of so many of the newest titles is not asked for among all. */
const LOOKED_AT = 5000;

/**
 * Takes away the words of titles that are gone, but for those that another room's title has. One that is being posted at
 * this moment may lose a word by it, to which typos are then not corrected until another title has it.
 */
export async function forgetTerms(trx: Trx, titles: readonly string[]): Promise<void> {
  const terms = termsOf(titles);
  if (terms.length === 0) return;
  for (const term of await rareOf(trx, terms)) {
    await sql`delete from search_term where term = ${term}
      and not exists (select from listing where ${hasToken(cutToken(term))})`.execute(trx);
  }
}

// A common word has many entries in the index of tokens, all of which would be read.
async function rareOf(trx: Trx, terms: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`
    with newest as materialized (
      select translate(search_text, chr(31), ' ') as words from listing where live
      order by created_at desc, id desc limit ${LOOKED_AT})
    select term from unnest(${terms}::text[]) as term
    where not exists (select from newest where strpos(words, ' ' || term || ' ') > 0)`.execute(trx);
  return rows.map(({ term }) => term);
}

/** The words of all titles. */
export async function readTerms(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("search_term").select("term").execute();
  return rows.map(({ term }) => term);
}
