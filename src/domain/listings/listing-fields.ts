import { foldCity } from "../cities.ts";
import type {
  AllFieldsIn,
  AnsweredFields,
  CheckedFields,
  FieldsIn,
  FieldsWith,
  FieldTable,
  GivenFields,
  Place,
} from "../fields/field-row.ts";
import { oneLine } from "../one-line.ts";
import { tidyPostcode } from "../tidy/postcode.ts";
import { plainSigns } from "../tidy/signs.ts";
import { isXhsLink, tidyXhsLink } from "../tidy/xhs-link.ts";
import { canonicalEmail, isStandardEmail, tidyLine } from "../users/account-rules.ts";
import { PRICE_PER_MONTH } from "./monthly-price.ts";
import { LISTING_STATES, PROPERTY_TYPES } from "./listing-choices.ts";

const DAY = "A day in London, at most five years ahead.";

/**
 * The fields of a room that its owner writes, one row each, in the order of the form: mistakes, reviews and lists follow it.
 * Photos are none of them.
 */
export const LISTING_FIELDS = {
  title: {
    type: "text",
    longest: 100,
    required: true,
    seenBy: "everybody",
    step: "words",
    in: ["card", "own-list", "page", "comparison", "share-card", "plain-page", "preview", "words", "keywords"],
    tidy: oneLine,
  },
  post_code: {
    type: "text",
    longest: 20,
    required: true,
    seenBy: "account",
    step: "room",
    in: ["page", "comparison", "share-card", "plain-page", "keywords"],
    tidy: tidyPostcode,
    written: "Or the area in words.",
    answered: "Whole for signed-in users; the outward code alone for others.",
  },
  city: {
    type: "text",
    longest: 60,
    required: true,
    seenBy: "everybody",
    step: "room",
    in: ["card", "page", "comparison", "share-card", "plain-page", "preview", "keywords"],
    tidy: foldCity,
    written: "By its name or a known alias (伦敦).",
  },
  property_type: {
    type: "choice",
    offered: PROPERTY_TYPES,
    required: true,
    seenBy: "everybody",
    step: "room",
    in: ["page", "comparison", "share-card"],
    tidy: plainSigns,
  },
  room_type: {
    type: "text",
    longest: 60,
    required: true,
    seenBy: "everybody",
    step: "room",
    in: ["card", "page", "comparison", "share-card", "plain-page", "preview", "words", "keywords"],
    tidy: oneLine,
    written: "studio, ensuite, 2b1b …",
  },
  price: {
    type: "pounds",
    mustCost: true,
    required: true,
    seenBy: "everybody",
    step: "terms",
    in: ["card", "own-list", "page", "comparison", "share-card", "plain-page", "preview"],
    written: "Pounds a week, two decimals at most; more than 0 for a new room.",
    answered: "Pounds a week.",
  },
  price_per_month: {
    ...PRICE_PER_MONTH,
    in: ["card", "own-list", "page", "comparison", "share-card", "plain-page", "preview"],
  },
  price_description: {
    type: "text",
    longest: 500,
    required: false,
    empty: null,
    seenBy: "everybody",
    step: "terms",
    in: ["page", "comparison", "words"],
    tidy: tidyLine,
  },
  begin_date: {
    type: "day",
    end: "begin",
    required: true,
    empty: null,
    seenBy: "everybody",
    step: "terms",
    in: ["card", "own-list", "page", "comparison", "share-card", "plain-page"],
    tidy: plainSigns,
    written: DAY,
  },
  end_date: {
    type: "day",
    end: "end",
    required: true,
    empty: null,
    seenBy: "everybody",
    step: "terms",
    in: ["card", "own-list", "page", "comparison", "share-card", "plain-page"],
    tidy: plainSigns,
    written: `${DAY} Not before \`begin_date\`.`,
  },
  short_term_allowed: {
    type: "yes-no",
    required: false,
    empty: false,
    seenBy: "everybody",
    step: "terms",
    in: ["page", "share-card"],
    written: "False by default.",
  },
  duration: {
    type: "text",
    longest: 100,
    required: false,
    empty: null,
    seenBy: "everybody",
    step: "terms",
    in: ["page"],
    tidy: oneLine,
  },
  duration_description: {
    type: "text",
    longest: 500,
    required: false,
    empty: null,
    seenBy: "everybody",
    step: "terms",
    in: ["page", "words"],
    tidy: tidyLine,
  },
  description: {
    type: "text",
    longest: 4000,
    required: false,
    empty: null,
    seenBy: "everybody",
    step: "words",
    in: ["card", "page", "plain-page", "preview", "words", "keywords"],
    tidy: tidyLine,
  },
  additional_info: {
    type: "text",
    longest: 2000,
    required: false,
    empty: null,
    seenBy: "everybody",
    step: "words",
    in: ["page", "plain-page", "words"],
    tidy: tidyLine,
  },
  email: {
    type: "text",
    longest: 254,
    required: true,
    seenBy: "contact",
    step: "words",
    in: ["own-list", "page"],
    tidy: canonicalEmail,
    check: (text: string) => (isStandardEmail(text) ? null : "not-an-email"),
    written: "How the poster is reached: an e-mail address.",
    answered: "Null in others' rooms: `POST /items/{id}/contact` gives it.",
  },
  contact_info: {
    type: "text",
    longest: 500,
    required: false,
    empty: null,
    seenBy: "contact",
    step: "words",
    in: ["page"],
    tidy: tidyLine,
    written: "Other ways to reach the poster.",
    answered: "Null in others' rooms, as `email` is.",
  },
  xhs_link: {
    type: "text",
    longest: 500,
    required: false,
    empty: null,
    seenBy: "contact",
    step: "words",
    in: ["page"],
    tidy: tidyXhsLink,
    check: (text: string) => (isXhsLink(text) ? null : "not-a-xhs-link"),
    written:
      "A link to xiaohongshu.com, xhslink.com or xhslink.cn, alone or in the sentence that the app puts around it.",
    answered: "Null in others' rooms, as `email` is.",
  },
  state: {
    type: "choice",
    offered: LISTING_STATES,
    required: false,
    empty: "active",
    seenBy: "everybody",
    step: null,
    mayBeAbsent: true,
    in: ["own-list", "page"],
    tidy: plainSigns,
  },
} as const satisfies FieldTable;

type Table = typeof LISTING_FIELDS;

export type ListingField = keyof Table;

/** What an owner has written of a room, checked. Its state is none of the form, and may be absent. */
export type ListingFields = CheckedFields<Table>;

/** The same as it is read from a form or a body: even what is required may be missing. */
export type GivenListing = GivenFields<Table>;

/** The same in an answer. */
export type AnsweredListing = AnsweredFields<Table>;

/** The ways to reach a poster. */
export type ListingContactField = FieldsWith<Table, { seenBy: "contact" }>;

/** The fields that stand in a place. */
export type ListingFieldsIn<Where extends Place> = FieldsIn<Table, Where>;

/** The same where the place names each of them. */
export type AllListingFieldsIn<Where extends Place, Named extends ListingFieldsIn<Where>> = AllFieldsIn<
  Table,
  Where,
  Named
>;
