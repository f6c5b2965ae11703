import type { ListingFieldsIn } from "#domain/listings/listing-fields.ts";

/** The fields of a room's page that are paragraphs: they stand beside its facts, not among them. */
export const ROOM_TEXTS = [
  "description",
  "price_description",
  "duration_description",
  "additional_info",
] as const satisfies readonly ListingFieldsIn<"page">[];
