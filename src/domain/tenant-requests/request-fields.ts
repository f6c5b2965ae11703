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
import { PRICE_PER_MONTH } from "../listings/monthly-price.ts";
import { oneLine } from "../one-line.ts";
import { plainSigns } from "../tidy/signs.ts";
import { canonicalEmail, isStandardEmail, tidyLine } from "../users/account-rules.ts";
import { LET_TYPES, WANTED_PROPERTY_TYPES } from "./request-choices.ts";

const DAY = "A day in London, at most five years ahead.";

/** The fields of a tenant request, one row each, in the order of the form (PR-302). Of those with a star two alone are required. */
export const REQUEST_FIELDS = {
  city: {
    type: "text",
    longest: 60,
    required: true,
    seenBy: "everybody",
    step: "where",
    in: ["card", "own-list", "page"],
    tidy: foldCity,
    written: "By its name or a known alias (伦敦).",
  },
  post_code: {
    type: "text",
    longest: 100,
    required: false,
    empty: "",
    seenBy: "everybody",
    step: "where",
    in: ["card", "own-list", "page"],
    tidy: oneLine,
    written: "The area wished for.",
    answered: "The area wished for.",
  },
  begin_date: {
    type: "day",
    end: "begin",
    required: false,
    empty: null,
    seenBy: "everybody",
    step: "where",
    in: ["card", "own-list", "page"],
    tidy: plainSigns,
    written: DAY,
  },
  end_date: {
    type: "day",
    end: "end",
    required: false,
    empty: null,
    seenBy: "everybody",
    step: "where",
    in: ["card", "own-list", "page"],
    tidy: plainSigns,
    written: `${DAY} Not before \`begin_date\`.`,
  },
  price_upper_bound: {
    type: "pounds",
    mustCost: false,
    required: false,
    empty: null,
    seenBy: "everybody",
    step: "where",
    in: ["card", "own-list", "page"],
    written: "Pounds a week, two decimals at most.",
    answered: "Pounds a week.",
  },
  price_per_month: { ...PRICE_PER_MONTH, in: ["card", "own-list", "page"] },
  property_type: {
    type: "choice",
    offered: WANTED_PROPERTY_TYPES,
    required: true,
    seenBy: "everybody",
    step: "what",
    in: ["card", "page"],
    tidy: plainSigns,
  },
  room_type: {
    type: "text",
    longest: 60,
    required: false,
    empty: null,
    seenBy: "everybody",
    step: "what",
    in: ["card", "page"],
    tidy: oneLine,
    written: "studio, ensuite, 2b1b …",
  },
  let_type: {
    type: "choice",
    offered: LET_TYPES,
    required: false,
    empty: null,
    seenBy: "everybody",
    step: "what",
    in: ["card", "page"],
    tidy: plainSigns,
  },
  email: {
    type: "text",
    longest: 254,
    required: false,
    empty: "",
    seenBy: "contact",
    step: "who",
    in: ["page"],
    tidy: canonicalEmail,
    check: (text: string) => (isStandardEmail(text) ? null : "not-an-email"),
    written: "How the poster is reached: an e-mail address.",
    answered: "Null in others' requests: `POST /tenants/tenant/{id}/contact` gives it.",
  },
  contact_info: {
    type: "text",
    longest: 500,
    required: false,
    empty: null,
    seenBy: "contact",
    step: "who",
    in: ["page"],
    tidy: tidyLine,
    written: "Other ways to reach the poster.",
    answered: "Null in others' requests.",
  },
  description: {
    type: "text",
    longest: 4000,
    required: false,
    empty: null,
    seenBy: "everybody",
    step: "who",
    in: ["card", "page"],
    tidy: tidyLine,
  },
} as const satisfies FieldTable;

type Table = typeof REQUEST_FIELDS;

export type RequestField = keyof Table;

/** What its owner has written of a request, checked. */
export type RequestFields = CheckedFields<Table>;

/** The same as it is read from a form or a body: even what is required may be missing. */
export type GivenRequest = GivenFields<Table>;

/** The same in an answer. */
export type AnsweredRequestFields = AnsweredFields<Table>;

export type RequestContactField = FieldsWith<Table, { seenBy: "contact" }>;

/** The fields that stand in a place which names each of them. */
export type AllRequestFieldsIn<Where extends Place, Named extends FieldsIn<Table, Where>> = AllFieldsIn<
  Table,
  Where,
  Named
>;
