import { emptyFields } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { describe, expect, test } from "vitest";
import { checkListing, fieldsOfListing } from "#domain/listings/listing-rules.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { typedOfListing } from "#offline/drafts/typed-listing.ts";
import {
  blankListing,
  clonedTyped,
  fieldsOfTyped,
} from "../../../../../src/client/features/listings/form/listing-values.ts";

const ROOM: Listing = {
  ...emptyFields(LISTING_FIELDS),
  id: "0198c0de-0000-7000-8000-000000000001",
  owner_id: "0198c0de-0000-7000-8000-000000000002",
  title: "Ensuite near Euston",
  city: "London",
  description: null,
  post_code: "WC1H 9EQ",
  price: 168.5,
  begin_date: "2026-12-01",
  end_date: null,
  duration: "30 weeks",
  property_type: "student",
  room_type: "ensuite",
  image_url: null,
  images: [],
  email: "li@example.org",
  contact_info: "WeChat: li",
  xhs_link: null,
  duration_description: null,
  price_description: "bills included",
  short_term_allowed: true,
  additional_info: null,
  created_at: "2026-11-01T10:00:00.000Z",
  updated_at: "2026-11-01T10:00:00.000Z",
  is_demo: false,
};

test("a new form has the default city, and the account's address where that is known", () => {
  expect(blankListing("li@example.org")).toEqual({ city: "London", email: "li@example.org" });
  expect(blankListing(undefined)).toEqual({ city: "London" });
});

test("what was typed is sent trimmed, and nothing as null", () => {
  const fields = fieldsOfTyped({ title: "  Ensuite near Euston\n", description: "   ", post_code: " WC1H 9EQ " });
  expect(fields.title).toBe("Ensuite near Euston");
  expect(fields.post_code).toBe("WC1H 9EQ");
  expect(fields.description).toBeNull();
  expect(fields.begin_date).toBeNull();
  expect(fields.short_term_allowed).toBe(false);
});

test("A-18: a known name of a city is folded, any other stays as it was written", () => {
  expect(fieldsOfTyped({ city: " 伦敦 " }).city).toBe("London");
  expect(fieldsOfTyped({ city: "Bath" }).city).toBe("Bath");
  expect(fieldsOfTyped({ city: "Others" }).city).toBe("Others");
});

describe("a room of the server", () => {
  test("comes out of the form as it went in", () => {
    const { id, owner_id, image_url, images, created_at, updated_at, is_demo, ...fields } = ROOM;
    expect(fieldsOfTyped(typedOfListing(fieldsOfListing(ROOM)))).toEqual({ ...fields, price_per_month: null });
    expect([id, owner_id, image_url, images, created_at, updated_at, is_demo]).toHaveLength(7);
  });

  test("A-87: keeps the rent that was typed by the month, in the form and in a clone", () => {
    const typed = typedOfListing(fieldsOfListing({ ...ROOM, price: 288.46, price_per_month: 1250 }));
    for (const form of [typed, clonedTyped(typed)])
      expect(fieldsOfTyped(form)).toMatchObject({ price: 288.46, price_per_month: 1250 });
  });

  test("is cloned without its days", () => {
    const fields = fieldsOfTyped(clonedTyped(typedOfListing(fieldsOfListing(ROOM))));
    expect(fields).toMatchObject({ title: ROOM.title, price: 168.5, begin_date: null, end_date: null });
  });

  test.each([
    ["利兹 LS6 ensuite，包 bill，2026年12月1日起租", "利兹 LS6 ensuite，包 bill"],
    ["Ensuite in Leeds LS6, from 1\u00A0Dec\u00A02026", "Ensuite in Leeds LS6"],
    ["From 1 Dec 2026, ensuite in Leeds", "ensuite in Leeds"],
    ["Ensuite from 1 Dec 2026", "Ensuite from 1 Dec 2026"],
    ["Ensuite, free from 1 Feb 2027", "Ensuite, free from 1 Feb 2027"],
  ])("is cloned without the days in its title: %s", (title, cloned) => {
    expect(clonedTyped({ title, begin_date: "2026-12-01", end_date: "" })).toMatchObject({ title: cloned });
  });
});

test("A-40, I-13: what is pasted is judged as the server will store it", () => {
  const typed = {
    ...typedOfListing(fieldsOfListing({ ...ROOM, end_date: "2027-08-31" })),
    email: "\u200bLi＠example。org ",
    xhs_link: "曼城单间 😆 http://xhslink.com/o/8Xyz 复制后打开【小红书】查看笔记！",
    post_code: "m13\u20109pl",
    city: " ｌｏｎ\u200bdon",
  };
  const fields = fieldsOfTyped(typed);
  expect(fields).toMatchObject({
    email: "li@example.org",
    xhs_link: "https://xhslink.com/o/8Xyz",
    post_code: "M13 9PL",
    city: "London",
  });
  expect(checkListing(fields, { today: "2026-11-21", isNew: true })).toEqual([]);
});
