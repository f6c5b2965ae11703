import { emptyFields } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { setupI18n } from "@lingui/core";
import type { Listing } from "#domain/listings/listing.ts";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";

export const TODAY = "2026-11-21";
export const ADDRESS = "https://qiying.example/?room=0198c1f0-0000-7000-8000-0000abcd1234";
export const inChinese = setupI18n({ locale: "zh", messages: { zh } });
export const inEnglish = setupI18n({ locale: "en", messages: { en } });

/** A room as its owner gets it: with the contact and the whole postcode. */
export const ROOM: Listing = {
  ...emptyFields(LISTING_FIELDS),
  id: "0198c1f0-0000-7000-8000-0000abcd1234",
  owner_id: "0198c1f0-0000-7000-8000-000000000001",
  title: "朝南套间，走路 12 分钟到曼大",
  city: "Manchester",
  description: "家具齐全。",
  post_code: "M14 5RB",
  price: 168,
  begin_date: "2026-12-01",
  end_date: "2027-09-26",
  duration: null,
  property_type: "student",
  room_type: "ensuite",
  image_url: null,
  images: [],
  email: "lilei@example.org",
  contact_info: "微信 lilei_2026",
  xhs_link: null,
  duration_description: null,
  price_description: null,
  short_term_allowed: false,
  additional_info: null,
  created_at: "2026-11-01T10:00:00Z",
  updated_at: "2026-11-01T10:00:00Z",
  is_demo: false,
};
