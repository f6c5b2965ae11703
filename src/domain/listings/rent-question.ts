import { plainSigns } from "../tidy/signs.ts";
import { readTypedRent, splitTypedRent, type RentUnit } from "./price.ts";

/** Pounds a week outside of which a rent is more likely a slip than meant. */
const LEAST = 30;
const MOST = 3000;
/** Thousands with the dot of other languages: '1.200' is read as £1.20. */
const DOTTED_THOUSANDS = /^£? ?(\d{1,3})\.(\d{3})$/;

/** What a form asks about a rent that is hardly meant; it stands in the way of nothing. */
export interface RentQuestion {
  /** As it was read, in its unit. */
  pounds: number;
  unit: RentUnit;
  /** What was probably meant; null where nothing suggests itself. */
  instead: number | null;
}

/** The question about what a rent's form holds; null for what is ordinary, and for what is no sum. */
export function rentQuestion(typed: string): RentQuestion | null {
  const { sum, unit } = splitTypedRent(typed);
  const { weekly, perMonth } = readTypedRent(typed);
  if (weekly === null || Number.isNaN(weekly) || weekly <= 0 || (weekly >= LEAST && weekly <= MOST)) return null;
  const [, thousands, rest] = DOTTED_THOUSANDS.exec(plainSigns(sum)) ?? [];
  return { pounds: perMonth ?? weekly, unit, instead: thousands === undefined ? null : Number(`${thousands}${rest}`) };
}
