/** Cyrillic and Greek letters that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: "a",
  в: "b",
  е: "e",
  ё: "e",
  һ: "h",
  і: "i",
  ј: "j",
  к: "k",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  с: "c",
  т: "t",
  у: "y",
  х: "x",
  ѕ: "s",
  α: "a",
  β: "b",
  ε: "e",
  η: "n",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  χ: "x",
};
const DIGITS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/** A word in which Latin stands beside letters that only look so; or one of three letters and less in other letters alone: ВТС. */
const MIXED_WORD = /[\p{L}\p{N}]+/gu;
/** Digits within a word of letters: w3stern, uni0n, b1tc0in. Not 3b2b, 35m2, en-suite 5th. */
const DISGUISED_WORD =
  /(?<![\p{L}\p{N}])(?=[a-z@$013457]*[a-z]{2})[a-z@$][a-z@$013457]*[013457@$][a-z@$013457]*[a-z](?![\p{L}\p{N}@$])/gu;
/** Five Han characters or more, each with the same kind of mark or blank before the next: 看 房 前 需 付. */
const SPACED_HAN = /\p{Script=Han}(?:[ .·*_/|~+-]{1,2}(?:\p{Script=Han}|[，,])){3,}/gu;
/** Four letters or more one by one: W e s t e r n, b.i.t.c.o.i.n. */
const SPACED_LETTERS = /(?<![a-z0-9])[a-z](?:([ .*_/|~-])[a-z])(?:\1[a-z]){2,}(?![a-z0-9])/g;
/** A mark between Han characters where no stop would stand: 比*特*币. */
const MARK_IN_HAN = /(?<=\p{Script=Han})[*_~|·+](?=\p{Script=Han})/gu;
/** A hyphen or underscore within words of money: west-ern, gift_cards. */
const SPLIT_WORDS: readonly [RegExp, string][] = [
  [/\bw[-_]?e[-_]?s[-_]?t[-_]?e[-_]?r[-_]?n[-_ ]+u[-_]?n[-_]?i[-_]?o[-_]?n\b/g, "western union"],
  [/\bwesternunion\b/g, "western union"],
  [/\bm[-_]?o[-_]?n[-_]?e[-_]?y[-_]?g[-_]?r[-_]?a[-_]?m\b/g, "moneygram"],
  [/\bgift[-_]?cards?\b/g, "gift card"],
  [/\bb[-_]?i[-_]?t[-_]?c[-_]?o[-_]?i[-_]?n\b/g, "bitcoin"],
];

/** Words of warnings as they are spelt in pinyin, with or without spaces; only those that mean little else. */
const PINYIN: readonly [RegExp, string][] = [
  [/\bk[aà]n ?f[aá]ng ?q[iī]an\b/g, "看房前"],
  [/\bkan ?fang\b/g, "看房"],
  [/\bding ?jin\b/g, "定金"],
  [/\bya ?jin\b/g, "押金"],
  [/\bfang ?zu\b/g, "房租"],
  [/\bxian ?(?:fu|jiao)\b/g, "先付"],
  [/\bxian ?zhuan(?: ?guo ?lai| ?zhang)?\b/g, "先转过来"],
  [/\bzhuan ?zhang\b/g, "转账"],
  [/\bfu ?(?:wan|kuan)\b/g, "付完"],
  [/\bji ?yao ?shi\b/g, "寄钥匙"],
  [/\byao ?shi\b/g, "钥匙"],
  [/\bfa ?di ?zhi\b/g, "发地址"],
  [/\bbi ?te ?bi\b/g, "比特币"],
  [/\bli ?pin ?ka\b/g, "礼品卡"],
  [/\bhu ?zhao\b/g, "护照"],
];
/** A sentence is read as pinyin from so many of its words on: Kan Fang alone is the name of a restaurant. */
const FEWEST_PINYIN = 2;

/**
 * A sentence without what hides its words from a reader's program and not from a reader: letters that look alike, digits for letters,
 * letters one by one, marks between them, Chinese in pinyin.
 * @param folded In lower case, without accents, widths and invisible characters.
 */
export function undisguised(folded: string): string {
  let text = folded.replaceAll(MIXED_WORD, withoutLookalikes);
  text = text.replaceAll(SPACED_HAN, (run) => run.replaceAll(/[ .·*_/|~+-]/g, "")).replaceAll(MARK_IN_HAN, "");
  text = text.replaceAll(SPACED_LETTERS, (run) => run.replaceAll(/[^a-z]/g, ""));
  text = text.replaceAll(DISGUISED_WORD, (word) => [...word].map((sign) => DIGITS[sign] ?? sign).join(""));
  for (const [split, whole] of SPLIT_WORDS) text = text.replaceAll(split, whole);
  return fromPinyin(text);
}

function withoutLookalikes(word: string): string {
  const signs = [...word];
  const foreign = signs.filter((sign) => sign in LOOKALIKES).length;
  if (foreign === 0) return word;
  // A whole word of another alphabet is a name, unless every letter of a short one passes for Latin.
  const isMixed = /[a-z]/.test(word) || (signs.length <= 4 && foreign === signs.length);
  return isMixed ? signs.map((sign) => LOOKALIKES[sign] ?? sign).join("") : word;
}

function fromPinyin(text: string): string {
  const found = PINYIN.filter(([spelt]) => text.search(spelt) !== -1).length;
  const isChinese = /\p{Script=Han}/u.test(text);
  if (found < (isChinese ? 1 : FEWEST_PINYIN)) return text;
  let read = text;
  for (const [spelt, meant] of PINYIN) read = read.replaceAll(spelt, meant);
  // Between what has become Chinese no blank stands.
  return read.replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, "");
}
