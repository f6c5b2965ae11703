import type { Language } from "#domain/language.ts";
import type { Listing } from "#domain/listings/listing.ts";

/** What a rent is said of. */
export type PricedRoom = Pick<Listing, "price" | "price_per_month">;

/** A rent as messages say it, in whole pounds: as it was typed, and behind a monthly one by the week. */
export function rentWords({ price, price_per_month: perMonth }: PricedRoom): Record<Language, string> {
  const [zh, en] = [`${wholePounds(price)}/周`, `${wholePounds(price)} a week`];
  if (perMonth == null) return { zh, en };
  return { zh: `${wholePounds(perMonth)}/月（${zh}）`, en: `${wholePounds(perMonth)} a month (${en})` };
}

function wholePounds(sum: number): string {
  return `£${Math.round(sum).toLocaleString("en-GB")}`;
}
