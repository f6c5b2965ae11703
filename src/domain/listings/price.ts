/** What a weekly rent comes to in a calendar month: 52 weeks over 12 months, to the whole pound. */
export function monthlyRent(poundsPerWeek: number): number {
  return Math.round((poundsPerWeek * 52) / 12);
}

const GROUPED = /^-?\d{1,3}(?:[, ]\d{3})+(?:\.\d*)?$/;
const PLAIN = /^-?(?:\d+\.?\d*|\.\d+)$/;

/**
 * A sum of pounds as people type it: '£900', '900 ', '1,200', '168.50', and the full-width digits and signs of Chinese
 * keyboards. A comma or space before exactly three digits separates thousands; anywhere else ('150,50') it may as well be
 * meant as a decimal point, so it is not guessed at.
 * @returns Pounds, negative ones too; null where nothing is typed; NaN for all that is no sum, which is for the field to say.
 */
export function parsePounds(typed: string): number | null {
  const text = typed.normalize("NFKC").trim().replaceAll(/\s+/g, " ");
  if (text === "") return null;
  const sum = text.replace(/^(-?) ?£ ?/, "$1");
  const plain = GROUPED.test(sum) ? sum.replaceAll(/[, ]/g, "") : sum;
  return PLAIN.test(plain) ? Number(plain) : Number.NaN;
}
