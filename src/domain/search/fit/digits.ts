/** The Chinese digits by their value; 两 is another 2. */
export const CHINESE_DIGITS = "零一二三四五六七八九";
const ENGLISH_DIGITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const ENGLISH = new RegExp(String.raw`\b(?:${ENGLISH_DIGITS.slice(1).join("|")})\b`, "g");
const CHINESE = /[一二两兩三四五六七八九]/g;

/** A folded text with the numbers from one to nine as digits, in either language. */
export function withDigits(text: string): string {
  return text
    .replace(ENGLISH, (word) => String(ENGLISH_DIGITS.indexOf(word)))
    .replace(CHINESE, (sign) => (/[两兩]/.test(sign) ? "2" : String(CHINESE_DIGITS.indexOf(sign))));
}
