import { cityLabel } from "#domain/cities.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { currentLanguage } from "../../platform/language/i18n.ts";

/** Where a room is, as a British map or driver understands it: 'LS1 1AA, Leeds, UK'. */
export function placeText({ post_code, city }: Pick<Listing, "post_code" | "city">): string {
  return [post_code, city, "UK"].filter((part) => part !== "").join(", ");
}

/** Where a room is, in the user's language: 'LS1 1AA · 利兹'. */
export function shortPlaceText({ post_code, city }: Pick<Listing, "post_code" | "city">): string {
  return [post_code, cityLabel(city, currentLanguage())].filter((part) => part !== "").join(" · ");
}
