import { Type, type Static } from "typebox";
import { PROPERTY_TYPES, type Listing } from "#domain/listing.ts";
import { nullable, oneOf } from "./shapes.ts";

const ListingImageSchema = Type.Object({
  id: Type.String(),
  uuid: Type.String(),
  image_url: Type.String(),
  display_order: Type.Integer({ minimum: 0 }),
  placeholder_colour: nullable(Type.String({ pattern: "^#[0-9a-f]{6}$" })),
});

/** A room as every call answers it. Spec section 3. */
export const ListingSchema = Type.Object({
  id: Type.String({ format: "uuid" }),
  owner_id: nullable(Type.String({ format: "uuid" })),
  title: Type.String(),
  city: Type.String(),
  description: nullable(Type.String()),
  post_code: Type.String({ description: "Whole for signed-in readers; the outward code alone for others." }),
  price: Type.Number({ description: "Pounds a week." }),
  begin_date: nullable(Type.String({ format: "date" })),
  end_date: nullable(Type.String({ format: "date" })),
  duration: nullable(Type.String()),
  property_type: oneOf(PROPERTY_TYPES),
  room_type: Type.String(),
  image_url: nullable(Type.String()),
  images: Type.Array(ListingImageSchema),
  email: Type.String({ description: "Empty for anonymous readers." }),
  contact_info: nullable(Type.String({ description: "Empty for anonymous readers." })),
  xhs_link: nullable(Type.String()),
  duration_description: nullable(Type.String()),
  price_description: nullable(Type.String()),
  short_term_allowed: Type.Boolean(),
  additional_info: nullable(Type.String()),
  created_at: Type.String({ format: "date-time" }),
  updated_at: Type.String({ format: "date-time" }),
  is_demo: Type.Boolean(),
});

export const ListingPageSchema = Type.Object({
  data: Type.Array(ListingSchema),
  count: Type.Integer({ minimum: 0, description: "All matching rooms, not only those of this page." }),
});

export const ListingCountSchema = Type.Object({ count: Type.Integer({ minimum: 0 }) });

// The schema and the domain's type are the same thing; the compiler says so when they drift apart.
type Same<A, B> = [A, B] extends [B, A] ? true : never;
export const listingSchemaIsTheDomainType: Same<Static<typeof ListingSchema>, Listing> = true;
