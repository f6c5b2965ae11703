import { foldCity } from "../cities.ts";
import { oneLine } from "../one-line.ts";
import { canonicalEmail, tidyLine } from "../users/account-rules.ts";
import type { RequestField } from "./request-rules.ts";

export type RequestTextField = Exclude<RequestField, "price_upper_bound">;

/** How each text of a request is brought into the form in which it is stored (A-18, A-40, G10c), as in tidy-listing.ts. */
export const TIDY_REQUEST: Record<RequestTextField, (text: string) => string> = {
  email: (text) => canonicalEmail(tidyLine(text)),
  city: (text) => foldCity(oneLine(text)),
  post_code: oneLine,
  begin_date: tidyLine,
  end_date: tidyLine,
  property_type: tidyLine,
  room_type: oneLine,
  let_type: tidyLine,
  contact_info: tidyLine,
  description: tidyLine,
};
