import { emptyFields } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import type { Listing } from "#domain/listings/listing.ts";

export function room(id: string, fields: Partial<Listing> = {}): Listing {
  return {
    ...emptyFields(LISTING_FIELDS),
    id,
    owner_id: null,
    title: `Room ${id}`,
    city: "London",
    description: null,
    post_code: "E1",
    price: 180,
    begin_date: null,
    end_date: null,
    duration: null,
    property_type: "student",
    room_type: "studio",
    image_url: null,
    images: [],
    email: "",
    contact_info: null,
    xhs_link: null,
    duration_description: null,
    price_description: null,
    short_term_allowed: false,
    additional_info: null,
    created_at: "2026-11-01T00:00:00Z",
    updated_at: "2026-11-01T00:00:00Z",
    is_demo: false,
    ...fields,
  };
}
