import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { messages as en } from "#locales/en.po";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import type { Listing } from "#domain/listings/listing.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import { room } from "../../../offline/support.ts";
import { comparedFields } from "../../../../src/client/features/moderation/case/row-values.ts";

const i18n = setupI18n({ locale: "en", messages: { en } });
const of = (fields: Parameters<typeof room>[1]) => ({ listing: room("a", fields), tenant_request: null });
const changed = (fields: ReturnType<typeof comparedFields>) =>
  fields.filter(({ before, now }) => before !== now).map(({ name, before, now }) => [name, before, now]);

test("A-61: the room as it was reported stands beside the room as it is, field by field", () => {
  const before = of({ price: 95, description: "Pay £200 first", contact_info: null });
  const now = of({ price: 130, description: "Ready now", contact_info: "wechat amy" });
  expect(changed(comparedFields(i18n, before, now))).toEqual([
    ["Rent", "£95 pw", "£130 pw"],
    ["Description", "Pay £200 first", "Ready now"],
    ["Contact details", "", "wechat amy"],
  ]);
});

test("A-61: what neither version has is left out, and a room that is gone has what was reported", () => {
  const names = comparedFields(i18n, of({ duration: null }), null).map(({ name }) => name);
  expect(names).not.toContain("Duration");
  const [title] = comparedFields(i18n, of({ title: "Sunny" }), null);
  expect(title).toMatchObject({ before: "Sunny", now: "" });
});

test("A-61: no field of a room or request is left out of the review", () => {
  const given = (table: object) =>
    Object.fromEntries(
      Object.entries(table).map(([field, { type }]) => [field, type === "pounds" ? 1 : type === "yes-no" ? true : "x"]),
    );
  const listing = given(LISTING_FIELDS) as unknown as Listing;
  // Both prices are one.
  expect(comparedFields(i18n, { listing, tenant_request: null }, null)).toHaveLength(
    Object.keys(LISTING_FIELDS).length - 1,
  );
  const tenant_request = given(REQUEST_FIELDS) as unknown as TenantRequest;
  expect(comparedFields(i18n, { listing: null, tenant_request }, null)).toHaveLength(
    Object.keys(REQUEST_FIELDS).length - 1,
  );
});
