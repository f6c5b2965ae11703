/** With its country or area, or a Chinese mobile: not a date, a price, a QQ or WeChat id. */
const WHOLE_NUMBER = /^(?:(?:\+|0)\d{9,14}|1\d{10})$/;
const DIGITS = /(?<![\w@.])(?:\+\s?)?\(?\d[\d ()-]*\d(?![\w@])/g;

/** The first phone number in a text, as a `tel:` link takes it: digits, perhaps after a plus. Null without one. */
export function phoneNumberIn(text: string): string | null {
  const numbers = [...text.matchAll(DIGITS)].map(([digits]) => digits.replaceAll(/[^\d+]/g, ""));
  return numbers.find((number) => WHOLE_NUMBER.test(number)) ?? null;
}

const WHATSAPP = /whats\s?app|\bwa\b/i;
const UNITED_KINGDOM = "44";

/**
 * The number of a text's WhatsApp, as a `wa.me` link takes it: digits with the country's, no plus. Null where the text names no
 * WhatsApp or no number.
 */
export function whatsAppNumberIn(text: string): string | null {
  const named = WHATSAPP.exec(text);
  if (named === null) return null;
  // The number usually stands behind the word; some write it before.
  const number = phoneNumberIn(text.slice(named.index)) ?? phoneNumberIn(text);
  if (number === null) return null;
  if (number.startsWith("+")) return number.slice(1);
  if (number.startsWith("00")) return number.slice(2);
  return number.startsWith("0") ? `${UNITED_KINGDOM}${number.slice(1)}` : number;
}
