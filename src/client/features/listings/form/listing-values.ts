import { DEFAULT_CITY } from "#domain/cities.ts";
import { LISTING_FIELDS, type ListingField, type ListingFields } from "#domain/listings/listing-fields.ts";
import { readTypedRent } from "#domain/listings/price.ts";
import { LANGUAGES } from "#domain/language.ts";
import type { PropertyType } from "#domain/listings/listing-choices.ts";
import type { LISTING_TEXTS, TypedListing } from "#offline/drafts/typed-listing.ts";
import { longDay } from "../../../platform/text/stay-text.ts";
import { readText, readTidy } from "../../../drafts/form/read-typed.ts";

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

/**
 * What was typed, as it is checked and sent: tidied as the server tidies it, nothing as null. A price that is no number
 * is NaN; what has to be given and is not, is null too, and found by the check.
 */
export function fieldsOfTyped(typed: TypedListing): ListingFields {
  const text = (field: (typeof LISTING_TEXTS)[number]) => readTidy(typed[field], LISTING_FIELDS[field].tidy);
  const rent = readTypedRent(String(typed["price"] ?? ""));
  return {
    title: text("title") ?? "",
    city: text("city") ?? "",
    description: text("description"),
    post_code: text("post_code") ?? "",
    price: rent.weekly as number,
    price_per_month: rent.perMonth,
    begin_date: text("begin_date"),
    end_date: text("end_date"),
    duration: text("duration"),
    property_type: text("property_type") as PropertyType,
    room_type: text("room_type") ?? "",
    email: text("email") ?? "",
    contact_info: text("contact_info"),
    xhs_link: text("xhs_link"),
    duration_description: text("duration_description"),
    price_description: text("price_description"),
    short_term_allowed: typed["short_term_allowed"] === true,
    additional_info: text("additional_info"),
  };
}
