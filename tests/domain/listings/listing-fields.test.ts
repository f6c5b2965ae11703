import { expect, test } from "vitest";
import { ListingSchema } from "#contract/schemas/listing.ts";
import { LISTING_FIELDS, type ListingField } from "#domain/listings/listing-fields.ts";
import { fieldsOfListing } from "#domain/listings/listing-rules.ts";
import type { Listing } from "#domain/listings/listing.ts";

const FIELDS = Object.keys(LISTING_FIELDS) as ListingField[];

test("of an answer the fields are picked that its owner writes, whatever else an answer has", () => {
  const answer = Object.fromEntries(Object.keys(ListingSchema.properties).map((name) => [name, name]));
  const picked = fieldsOfListing({ ...answer, of_a_newer_server: "x" } as unknown as Listing);
  expect(picked).toEqual(Object.fromEntries(FIELDS.map((field) => [field, field])));
});

test("what an older build has kept without a field has nothing in it, and a state stays absent", () => {
  const kept = { title: "A room", email: null } as unknown as Listing;
  expect(fieldsOfListing(kept)).toMatchObject({
    title: "A room",
    description: null,
    short_term_allowed: false,
    email: "",
  });
  expect(fieldsOfListing(kept)).not.toHaveProperty("state");
});
