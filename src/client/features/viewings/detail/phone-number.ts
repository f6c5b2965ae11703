/** With its country or area, or a Chinese mobile: not a date, a price, a QQ or WeChat id. */
const WHOLE_NUMBER = /^(?:(?:\+|0)\d{9,14}|1\d{10})$/;
const DIGITS = /(?<![\w@.])(?:\+\s?)?\(?\d[\d ()-]*\d(?![\w@])/g;

/** The first phone number in a text, as a `tel:` link takes it: digits, perhaps after a plus. Null without one. */
export function phoneNumberIn(text: string): string | null {
  const numbers = [...text.matchAll(DIGITS)].map(([digits]) => digits.replaceAll(/[^\d+]/g, ""));
  return numbers.find((number) => WHOLE_NUMBER.test(number)) ?? null;
}
