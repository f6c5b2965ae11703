/** The forms of ids: a prefix with a hyphen (A-07, TN-02, PR-501), a plain one (A7, N8, G10b), and ASVS's (V6.3.2). */
const HYPHENATED = String.raw`[A-Z]{1,2}-\d{2,3}[a-z]?`;
const PLAIN = String.raw`[A-Z]\d{1,2}[a-z]?`;
const DOTTED = String.raw`V\d{1,2}(?:\.\d{1,2}){1,2}`;
const ANY = `(?:${DOTTED}|${HYPHENATED}|${PLAIN})`;

const DEFINITION = new RegExp(String.raw`<a id="([^"]+)"></a>\*\*(${ANY})\*\*`, "g");

// Not within a longer word, as in 'EC1A', 'S3-compatible' or 'BR1-7'; not the outward half of a whole postcode, 'M13 9PL'.
const IN_PROSE = new RegExp(String.raw`(?<![\w./-])${ANY}(?![\w]|-\w| \d[A-Z]{2}\b)`, "g");

/** What prose names without referring to it: text in quotation marks and code. */
const QUOTED = /`[^`]*`|(?<![\w])'[^'\n]*'(?!\w)|"[^"\n]*"/g;

const LIST = `${ANY}(?:(?:, | and | to )${ANY})*`;
const AT_START = new RegExp(String.raw`^(?:${LIST}(?=:(?:\s|$))|${HYPHENATED}(?:, ${HYPHENATED})*(?=[\s:]))`);
const AT_END = new RegExp(String.raw`\((${LIST})\)$`);

export interface Found {
  text: string;
  /** Characters before it. */
  at: number;
}

/** The ids that a page of requirements explains: each stands in bold behind an anchor of its name. */
export function definedIds(page: string): Found[] {
  return [...page.matchAll(DEFINITION)].map((match) => ({ text: match[2] ?? "", at: match.index }));
}

/** The ids that prose refers to: a comment, or a document's text. */
export function idsInProse(prose: string): Found[] {
  const unquoted = prose.replaceAll(QUOTED, (quoted) => quoted.replaceAll(/\S/g, " "));
  return matches(unquoted, IN_PROSE);
}

/**
 * The ids that a test's title refers to: those that it begins with, before a colon (with a hyphen they need none), and
 * those in parentheses at its end. Anywhere else a title may speak of postcodes.
 */
export function idsInTitle(title: string): Found[] {
  const lists = [...matches(title, AT_START), ...matches(title, AT_END)];
  return lists.flatMap((list) =>
    matches(list.text, new RegExp(ANY, "g")).map(({ text, at }) => ({ text, at: list.at + at })),
  );
}

function matches(text: string, pattern: RegExp): Found[] {
  const all = pattern.global ? [...text.matchAll(pattern)] : [pattern.exec(text)].filter((match) => match !== null);
  return all.map((match) => ({ text: match[0], at: match.index }));
}
