const FIRST_LETTERS = ["ja", "fe", "mr?ar?(?!y)", "ap|ar", "may", "ju[ne]", "j", "a", "s", "o", "n", "d"].map(
  (letters) => new RegExp(`^(?:${letters})`),
);

/** The number of a month by its name, 1 to 12. */
export function monthByName(name: string): number {
  return FIRST_LETTERS.findIndex((letters) => letters.test(name)) + 1;
}

/** Ways to write the year of a month behind it. */
export const YEAR_BEHIND =
  "(?:,?\\s*(?:of\\s+|in\\s+)?(20[2-4]\\d(?!\\d)|'\\d\\d(?!\\d)|(?:of\\s+)?(?:next|this|the following|the same) year(?!'s| group)|the year after))?";

/** Ways to write the year of a month before it: 2027年, 27年, 明年. */
export const YEAR_BEFORE =
  "(?:(20[2-4]\\d|(?<!\\d)[2-4]\\d(?=\\s?年))\\s?年?\\s?的?|(今年|本年|明年|后年|次年|来年|翌年|隔年|转年|第2年|同年|当年|next year(?:'s)?|this year(?:'s)?)\\s?的?,?\\s?)?";

/** What is known of a year by its word: a number, or that it follows the year of the begin. */
export function yearByWord(word: string | undefined, today: string): { year?: number; isYearAfter?: boolean } {
  if (word === undefined) return {};
  // 第2年 counts from the begin.
  const digits = /\d{2,}/.exec(word)?.[0];
  if (digits !== undefined) return { year: digits.length === 2 ? 2000 + Number(digits) : Number(digits) };
  const thisYear = Number(today.slice(0, 4));
  if (/次年|翌年|隔年|转年|第2年|following|after/.test(word)) return { isYearAfter: true };
  if (/后年/.test(word)) return { year: thisYear + 2 };
  if (/[明来]年|next/.test(word)) return { year: thisYear + 1 };
  return /今年|本年|this/.test(word) ? { year: thisYear } : {};
}
