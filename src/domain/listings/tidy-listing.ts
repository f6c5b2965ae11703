import { foldCity } from "../cities.ts";
import { oneLine } from "../one-line.ts";
import { canonicalEmail, tidyLine } from "../users/account-rules.ts";
import type { ListingField } from "./listing-rules.ts";

export type ListingTextField = Exclude<ListingField, "price" | "short_term_allowed" | "state">;

/**
 * How each text of a room is brought into the form in which it is stored (A-18, A-40, G10c): by the server before it
 * stores one, by the phone before it compares what it sent with what is there.
 */
export const TIDY_LISTING: Record<ListingTextField, (text: string) => string> = {
  title: oneLine,
  city: (text) => foldCity(oneLine(text)),
  description: tidyLine,
  post_code: (text) => postcodeInCapitals(oneLine(text)),
  begin_date: tidyLine,
  end_date: tidyLine,
  duration: oneLine,
  property_type: tidyLine,
  room_type: oneLine,
  email: (text) => canonicalEmail(tidyLine(text)),
  contact_info: tidyLine,
  xhs_link: oneLine,
  duration_description: tidyLine,
  price_description: tidyLine,
  additional_info: tidyLine,
};

const POSTCODE = /^[a-z]{1,2}\d[a-z\d]?( ?\d[a-z]{2})?$/i;

// An area in words ('near UCL') stays as it was written.
function postcodeInCapitals(text: string): string {
  const narrow = text.normalize("NFKC");
  return POSTCODE.test(narrow) ? narrow.toUpperCase() : text;
}
