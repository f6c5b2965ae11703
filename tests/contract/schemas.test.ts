import { Check } from "typebox/value";
import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { routes } from "#contract/routes.ts";
import { ListingSchema } from "#contract/schemas/listing.ts";
import { FilterListingsQuery, SearchListingsQuery } from "#contract/schemas/search.ts";

test("every route has an endpoint, every endpoint a route, and no two share method and path", () => {
  expect(Object.keys(endpoints).toSorted()).toEqual(Object.keys(routes).toSorted());
  const places = Object.values(routes).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
});

test("the keys that tell an answer of this server are keys of its schema", () => {
  for (const [name, { answerKeys }] of Object.entries(routes)) {
    const { answer } = endpoints[name as keyof typeof endpoints];
    const properties = "properties" in answer ? answer.properties : {};
    for (const key of answerKeys) expect(Object.keys(properties), name).toContain(key);
  }
});

test("a filter's fields are all optional, a search needs its keyword", () => {
  expect(Check(FilterListingsQuery, {})).toBe(true);
  expect(Check(FilterListingsQuery, { property_type: "castle" })).toBe(false);
  expect(Check(FilterListingsQuery, { skip: -1 })).toBe(false);
  expect(Check(SearchListingsQuery, {})).toBe(false);
  expect(Check(SearchListingsQuery, { fuzzy: "曼城" })).toBe(true);
});

test("PR-301: a listing has every field", () => {
  const fields =
    "id title city description post_code price begin_date end_date duration property_type room_type image_url images email xhs_link duration_description price_description short_term_allowed additional_info contact_info created_at";
  expect(Object.keys(ListingSchema.properties)).toEqual(expect.arrayContaining(fields.split(" ")));
});
