import type pg from "pg";
import { runsOf } from "#domain/keyword.ts";

const SHORTEST_TERM = 3;

/** Puts the words of titles where a mistyped word finds its correction. */
export async function insertTerms(client: pg.ClientBase, titles: readonly string[]): Promise<void> {
  const terms = new Set(titles.flatMap(termsOf));
  await client.query("insert into search_term (term) select unnest($1::text[]) on conflict do nothing", [[...terms]]);
}

function termsOf(title: string): string[] {
  return runsOf(title)
    .filter(({ kind, text }) => kind === "word" && text.length >= SHORTEST_TERM && !/^\d+$/.test(text))
    .map(({ text }) => text);
}
