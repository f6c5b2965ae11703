import { cutToken, hanPairs, type Run } from "#domain/keyword.ts";
import type { KeywordQuery } from "#domain/keyword-query.ts";

/** The query in PostgreSQL's tsquery form: finds every match, and for longer Han runs some that are none. */
export function tsqueryOf({ terms }: KeywordQuery): string {
  return terms.map((term) => `(${term.map(lexemesOf).join(" | ")})`).join(" & ");
}

function lexemesOf({ kind, text }: Run): string {
  if (kind === "han") return hanPairs(text).map(quoted).join(" & ");
  return kind === "word" ? `${quoted(cutToken(text))}:*` : quoted(text);
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, "$&$&")}'`;
}
