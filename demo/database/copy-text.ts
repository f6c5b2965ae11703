/**
 * Values in the text form of PostgreSQL's COPY. https://www.postgresql.org/docs/current/sql-copy.html
 */
const COPY_NULL = "\\N";

const SPECIAL = /[\\\t\n\r]/g;
const ESCAPES: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

export function copyText(value: string | null): string {
  if (value === null) return COPY_NULL;
  return value.replace(SPECIAL, (character) => ESCAPES[character] ?? character);
}

/** Tokens as a tsvector literal, the same value as `array_to_tsvector` makes of them. Not yet escaped for COPY. */
export function tsvectorText(tokens: readonly string[]): string {
  return tokens.map((token) => `'${token.replace(/['\\]/g, "$&$&")}'`).join(" ");
}
