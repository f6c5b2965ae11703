import { canonicalEmail, isBlank, isStandardEmail, lengthOf, tidyLine } from "#domain/users/account-rules.ts";
import { dayProblems, moneyMistake } from "#domain/fields/check-fields.ts";
import { LISTING_TEXT_LENGTHS } from "#domain/listings/listing-rules.ts";
import { withMonthlyPrice } from "#domain/listings/monthly-price.ts";
import { PROPERTY_TYPES } from "#domain/listings/listing-choices.ts";
import type { RecognisedListing } from "#domain/search/understanding.ts";
import { knownCity } from "../known-city.ts";
import { knownPostcode } from "../known-postcode.ts";

// A poster's line ends stay, other controls are no text.
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/**
 * What of a reading can be shown in a form, whether read here or by a service: each field by the rules of the form
 * (AR-04), null for one that breaks them; null for a reading without any. The poster still has to look at every field.
 */
export function checkedListing(reading: Record<string, unknown>, today: string): RecognisedListing | null {
  const city = lineOf(reading["city"], LISTING_TEXT_LENGTHS.city);
  const postCode = lineOf(reading["post_code"], LISTING_TEXT_LENGTHS.post_code);
  const email = lineOf(reading["email"], LISTING_TEXT_LENGTHS.email);
  const listing: RecognisedListing = {
    title: lineOf(reading["title"], LISTING_TEXT_LENGTHS.title),
    city: city === null ? null : knownCity(city, today),
    property_type: PROPERTY_TYPES.find((type) => type === reading["property_type"]) ?? null,
    room_type: lineOf(reading["room_type"], LISTING_TEXT_LENGTHS.room_type),
    post_code: postCode === null ? null : knownPostcode(postCode),
    ...rentOf(reading),
    price_description: lineOf(reading["price_description"], LISTING_TEXT_LENGTHS.price_description),
    ...stayOf(reading, today),
    description: textOf(reading["description"], LISTING_TEXT_LENGTHS.description),
    additional_info: textOf(reading["additional_info"], LISTING_TEXT_LENGTHS.additional_info),
    email: email !== null && isStandardEmail(email) ? canonicalEmail(email) : null,
    contact_info: textOf(reading["contact_info"], LISTING_TEXT_LENGTHS.contact_info),
  };
  return Object.values(listing).every((value) => value === null) ? null : listing;
}

function lineOf(value: unknown, most: number): string | null {
  return textOf(typeof value === "string" ? value.replace(/\s+/g, " ") : value, most);
}

function textOf(value: unknown, most: number): string | null {
  if (typeof value !== "string") return null;
  const text = tidyLine(value.toWellFormed().replace(CONTROLS, ""));
  if (isBlank(text)) return null;
  return lengthOf(text) <= most ? text : [...text].slice(0, most).join("").trimEnd();
}

/** An end before its begin is none. */
function stayOf(reading: Record<string, unknown>, today: string): Pick<RecognisedListing, "begin_date" | "end_date"> {
  const stay = { begin_date: lineOf(reading["begin_date"], 20), end_date: lineOf(reading["end_date"], 20) };
  const wrong = new Set(dayProblems(stay, { today, isNew: false }).map(({ field }) => field));
  return {
    begin_date: wrong.has("begin_date") ? null : stay.begin_date,
    end_date: wrong.has("end_date") ? null : stay.end_date,
  };
}

/** A monthly rent that does not come to the weekly one is none; alone it sets that. */
function rentOf(reading: Record<string, unknown>): Pick<RecognisedListing, "price" | "price_per_month"> {
  const [weekly, perMonth] = [priceOf(reading["price"]), priceOf(reading["price_per_month"])];
  const { price, price_per_month } = withMonthlyPrice(
    "price",
    { price: weekly, price_per_month: perMonth },
    { price: weekly ?? undefined, price_per_month: perMonth },
  );
  return { price: price ?? null, price_per_month: price_per_month ?? null };
}

function priceOf(value: unknown): number | null {
  if (typeof value !== "number" || !Number.isFinite(value)) return null;
  const pounds = Math.round(value * 100) / 100;
  return moneyMistake(pounds, true) === null ? pounds : null;
}
