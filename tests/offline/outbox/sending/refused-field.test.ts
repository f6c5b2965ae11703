import { expect, test } from "vitest";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import { refusedField } from "#offline/outbox/sending/refused-field.ts";

test("every field of a room or request that is refused is named by its refusal, the state among them", () => {
  for (const field of [...Object.keys(LISTING_FIELDS), ...Object.keys(REQUEST_FIELDS)]) {
    expect(refusedField(["body", field])).toBe(field);
  }
  expect([refusedField(["body", "images", "0"]), refusedField(["body", "toString"]), refusedField([])]).toEqual([
    "photos",
    null,
    null,
  ]);
});
