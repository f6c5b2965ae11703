import { weeklyRent } from "./price.ts";

/**
 * A price that was typed by the month, kept beside the weekly one: 1,250 a month is 288.46 a week, and 1,250 again for
 * whoever typed it. The row is the same in rooms and in requests, but for where it stands.
 */
export const PRICE_PER_MONTH = {
  type: "pounds",
  mustCost: true,
  required: false,
  empty: null,
  seenBy: "everybody",
  step: null,
  mayBeAbsent: true,
  written: "Pounds a month, where the price was typed so; without a weekly price it sets that.",
  answered: "Pounds a month, where the price was typed so.",
} as const;

/** The fields of a room or request as far as they concern its price. */
type Priced<Weekly extends string> = { [Field in Weekly]?: number | null | undefined } & {
  price_per_month?: number | null | undefined;
};

/**
 * Keeps both prices of a room or request in step. A monthly price that comes alone sets the weekly one; one that does not
 * come to the weekly price is dropped, and so is an older one when a weekly price comes alone.
 * @param weekly The field of the weekly price.
 * @param merged All fields once `written` is in them.
 */
export function withMonthlyPrice<Weekly extends string, Fields extends Priced<Weekly>>(
  weekly: Weekly,
  merged: Fields,
  written: Priced<Weekly>,
): Fields {
  const perMonth = written.price_per_month;
  if (written[weekly] !== undefined && perMonth === undefined) return { ...merged, price_per_month: null };
  if (perMonth !== undefined && perMonth !== null && written[weekly] === undefined)
    return { ...merged, [weekly]: weeklyRent(perMonth) };
  const isInStep = merged.price_per_month != null && weeklyRent(merged.price_per_month) === merged[weekly];
  return isInStep ? merged : { ...merged, price_per_month: null };
}
