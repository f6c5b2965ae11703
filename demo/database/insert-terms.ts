import type pg from "pg";
import { searchTermsOf } from "#domain/search/keyword.ts";

/** Puts the words of titles where a mistyped word finds its correction. */
export async function insertTerms(client: pg.ClientBase, titles: readonly string[]): Promise<void> {
  const terms = new Set(titles.flatMap(searchTermsOf));
  await client.query("insert into search_term (term) select unnest($1::text[]) on conflict do nothing", [[...terms]]);
}
