import { DEFAULT_CITY } from "#domain/cities.ts";
import { LISTING_FIELDS, type GivenListing, type ListingField } from "#domain/listings/listing-fields.ts";
import { readTypedRent } from "#domain/listings/price.ts";
import { LANGUAGES } from "#domain/language.ts";
import { givenOfTyped } from "#offline/drafts/typed-fields.ts";
import type { TypedListing } from "#offline/drafts/typed-listing.ts";
import { longDay } from "../../../platform/text/stay-text.ts";
import { readText } from "../../../drafts/form/read-typed.ts";

/** The poster's own fields, never copied into another room. */
const DAYS = ["begin_date", "end_date"] as const satisfies readonly ListingField[];

/** A new form. @param email The account's; undefined where it is not known, as without a network. */
export function blankListing(email: string | undefined): TypedListing {
  return { city: DEFAULT_CITY, ...(email !== undefined && { email }) };
}

/** The same room once more, for other days: those of this one are in no field, and in no part of the title. */
export function clonedTyped(typed: TypedListing): TypedListing {
  return { ...typed, title: titleWithoutDays(typed), ...Object.fromEntries(DAYS.map((day) => [day, ""])) };
}

// 'Ensuite in Leeds LS6, from 1 Dec 2026', as the form proposes it in either language. What is nothing but days stays.
function titleWithoutDays(typed: TypedListing): string {
  const title = readText(typed["title"]) ?? "";
  const days = DAYS.map((day) => readText(typed[day])).filter((day) => day !== null);
  const written = days.flatMap((day) => LANGUAGES.map((language) => spaced(longDay(language, day))));
  const others = title.split(/(?=[,，])/).filter((part) => !written.some((day) => spaced(part).includes(day)));
  return others.join("").replace(/^[,，]\s*/, "") || title;
}

function spaced(text: string): string {
  return text.replaceAll("\u00A0", " ");
}

/** What was typed, unchecked: a price that is no number is NaN, what is missing null. */
export function fieldsOfTyped(typed: TypedListing): GivenListing {
  const { weekly, perMonth } = readTypedRent(String(typed["price"] ?? ""));
  return { ...givenOfTyped(LISTING_FIELDS, typed), price: weekly, price_per_month: perMonth };
}
