/**
 * How a title and a search keyword become comparable. Writer (the listing store) and reader (keyword
 * search) call the same functions, so that a match in one is a match in the other.
 *
 * Text is folded (NFKC, lower case, accents off) and split into runs: a stretch of Han characters, a word
 * of any other script, or a single symbol. Chinese is found by any substring, words by their beginning.
 */

/** A stretch of characters of one kind. */
export interface Run {
  kind: "han" | "word" | "symbol";
  text: string;
}

// Zero-width characters and controls separate nothing and mean nothing.
const INVISIBLE = /[\p{Cf}\p{Cc}\ufe0f]/gu;
const ACCENTS = /(?<=\p{Script=Latin})\p{M}+/gu;
const APOSTROPHES = /[‘’]/g;
const RUNS =
  /(?<han>\p{Script=Han}+)|(?<word>(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+)|(?<symbol>[^\s\p{L}\p{N}\p{M}])/gu;

/** PostgreSQL refuses a lexeme of more than 2 KB; no word that a person searches is near that. */
const MAX_TOKEN_LENGTH = 64;
/** A shorter word has too few letters to tell a typo from another word. */
const SHORTEST_TERM = 3;

/** A text in the form in which texts are compared: without case, accents, widths and invisible characters. */
export function foldText(text: string): string {
  const plain = text.normalize("NFKC").toLowerCase().normalize("NFD").replace(ACCENTS, "").normalize("NFC");
  return plain.replace(INVISIBLE, "");
}

/** The runs of a text, in its order. */
export function runsOf(text: string): Run[] {
  return [...foldText(text).matchAll(RUNS)].map(({ 0: run, groups }) => ({
    kind: groups?.["han"] !== undefined ? "han" : groups?.["word"] !== undefined ? "word" : "symbol",
    text: run,
  }));
}

/**
 * The runs of a keyword that are looked for. Symbols count only where there is nothing else to go by:
 * `%` finds titles with a percent sign, '2-bed!' asks for '2' and 'bed'.
 */
export function keywordRuns(keyword: string): Run[] {
  const runs = runsOf(keyword);
  const spoken = runs.filter(({ kind }) => kind !== "symbol");
  const wanted = spoken.length > 0 ? spoken : runs;
  return wanted.filter((run, index) => wanted.findIndex(({ text }) => text === run.text) === index);
}

/** Whether a keyword has anything to look for: a letter or a digit. */
export function hasKeywordText(keyword: string): boolean {
  return runsOf(keyword).length > 0;
}

/** The form in which a title is compared: every run behind one space. */
export function searchTextOf(title: string): string {
  return runsOf(title)
    .map(({ text }) => ` ${text}`)
    .join("");
}

/** The words and Chinese stretches of a text, each behind one space, without its symbols: en-suite is two words. */
export function spokenTextOf(text: string): string {
  return runsOf(text.replace(APOSTROPHES, "'"))
    .filter(({ kind }) => kind !== "symbol")
    .map(({ text: run }) => ` ${run}`)
    .join("");
}

/** The tokens by which a title is indexed, each once: Han characters and pairs of them, words, symbols. */
export function searchTokensOf(title: string): string[] {
  const tokens = runsOf(title).flatMap(({ kind, text }) => (kind === "han" ? hanTokens(text) : [cutToken(text)]));
  return [...new Set(tokens)];
}

/** The words of a title to which a mistyped one may be corrected, each once. */
export function searchTermsOf(title: string): string[] {
  const terms = runsOf(title)
    .filter(({ kind, text }) => kind === "word" && text.length >= SHORTEST_TERM && !/^\d+$/.test(text))
    .map(({ text }) => text);
  return [...new Set(terms)];
}

/** The characters of a Han run and its overlapping pairs: 双人间 → 双 人 间 双人 人间. */
export function hanTokens(run: string): string[] {
  const characters = [...run];
  return [...characters, ...hanPairs(run)];
}

/** The overlapping pairs of a Han run; a single character stands for itself. */
export function hanPairs(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** A word as tokens have it: no longer than they may be. */
export function cutToken(word: string): string {
  return word.slice(0, MAX_TOKEN_LENGTH);
}
