import { sql } from "kysely";
import { searchTermsOf } from "#domain/search/keyword.ts";
import type { FactsOf } from "#domain/search/room-facts.ts";
import { roomSearchText, roomSearchTokens } from "#domain/search/search-text.ts";
import type { Db, Trx } from "../../db/db.ts";

/** The columns by which a keyword finds a room. */
export function searchColumns(room: FactsOf) {
  return {
    search_text: roomSearchText(room),
    search_tsv: sql<string>`array_to_tsvector(${roomSearchTokens(room)}::text[])`,
  };
}

/** Puts a title's words where a mistyped word finds its correction. */
export async function addTerms(trx: Trx, title: string): Promise<void> {
  // In one order for all: two that add the same words then never wait for each other in a circle.
  const terms = searchTermsOf(title).toSorted();
  if (terms.length === 0) return;
  await trx
    .insertInto("search_term")
    .values(terms.map((term) => ({ term })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The words of all titles. */
export async function readTerms(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("search_term").select("term").execute();
  return rows.map(({ term }) => term);
}
