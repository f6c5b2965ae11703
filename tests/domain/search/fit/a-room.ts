import { emptyFields } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import type { FittedRoom } from "#domain/search/fit/fit.ts";

/** An ensuite room in London for a year. */
export function aRoom(fields: Partial<FittedRoom>): FittedRoom {
  return {
    ...emptyFields(LISTING_FIELDS),
    id: "a",
    title: "",
    city: "London",
    post_code: "N1",
    price: 185,
    begin_date: "2026-09-10",
    end_date: "2027-08-31",
    property_type: "student",
    room_type: "ensuite",
    short_term_allowed: false,
    created_at: "2026-11-01T00:00:00.000Z",
    ...fields,
  };
}
