import { FACILITIES } from "../lexicon/tables/costs.ts";

const TAGS = /#[^\s#]+(?:\[话题\]#?)?/g;

/** The lines of a text without hashtags and ornaments; blank ones are left out. */
export function contentLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(TAGS, " ")
        .replace(/[ \t]+/g, " ")
        .trim(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** A text without blanks around it and of at most so many code points; null for an empty one. */
export function cutText(text: string, most: number): string | null {
  return Array.from(text.trim()).slice(0, most).join("").trim() || null;
}

/** A text cut behind each place where a test says that something ends; together the parts are the text. */
function cutBehind(text: string, isEnd: (text: string, at: number) => boolean): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (!isEnd(text, at)) continue;
    parts.push(text.slice(from, at + 1));
    from = at + 1;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** The clauses of a text, each with the sign that ends it. */
export function clausesWithEnds(text: string): string[] {
  return cutBehind(text, isClauseEnd);
}

/** The sentences of a text, each with its end: the end of a line belongs to its last sentence. */
export function sentencesWithEnds(text: string): string[] {
  return cutBehind(text, (whole, at) => {
    const sign = whole[at] ?? "";
    if (sign === "\n") return true;
    // The blank behind a full stop belongs to it.
    if (/\s/.test(sign)) return whole[at - 1] === "." && !isAbbreviated(whole, at - 1);
    return (/[。！!；;]/.test(sign) || isQuestion(whole, at)) && whole[at + 1] !== "\n";
  });
}

function isAbbreviated(text: string, stop: number): boolean {
  return /\b(?:excl|incl|inc|approx|min|max|no|st|rd|e\.g|i\.e)$/i.test(text.slice(Math.max(0, stop - 8), stop));
}

function isClauseEnd(text: string, at: number): boolean {
  const sign = text[at] ?? "";
  if (/[。！!\n|｜]/.test(sign) || isQuestion(text, at)) return true;
  if (sign === ".") return /^(?:\s|$)/.test(text.slice(at + 1, at + 2)) && !isAbbreviated(text, at);
  return /[，,;；]/.test(sign) && !isInBrackets(text, at) && !isInNumber(text, at) && !isInList(text, at);
}

/** 'Bills included? Some': the answer belongs to the question. */
function isQuestion(text: string, at: number): boolean {
  return /[？?]/.test(text[at] ?? "") && !/included$/i.test(text.slice(Math.max(0, at - 8), at));
}

function isInBrackets(text: string, at: number): boolean {
  return /^[^(（\n]*[)）]/.test(text.slice(at + 1));
}

/** 1,050 */
function isInNumber(text: string, at: number): boolean {
  return /\d/.test(text[at - 1] ?? "") && /^\d{3}/.test(text.slice(at + 1, at + 4));
}

/** 'bills, wifi and laundry' */
function isInList(text: string, at: number): boolean {
  const before = /[a-z-]+$/i.exec(text.slice(Math.max(0, at - 12), at))?.[0] ?? "";
  const behind = /^\s?(?:and |& |the )*([a-z-]+)/i.exec(text.slice(at + 1, at + 24))?.[1] ?? "";
  return FACILITIES.has(before.toLowerCase()) && FACILITIES.has(behind.toLowerCase());
}
