import { foldCity } from "../cities.ts";
import { MAX_TRAVEL_MINUTES } from "../limits.ts";
import { PROPERTY_TYPES } from "../listings/listing-choices.ts";
import type { ListingField } from "../listings/listing-fields.ts";
import { MAX_PLACE_LENGTH, parsePlace } from "../travel/place.ts";
import { TRAVEL_WAYS } from "../travel/travel-way.ts";
import { KIND_PATTERN } from "./asked-kinds.ts";

/** The filters that have chips, in the order in which people decide. */
export const FILTER_GROUPS = ["city", "near", "dates", "price", "room_type", "property_type"] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

/** A room's own field, and how it must stand to what is asked for. A field without a value meets nothing. */
export interface FieldRule {
  of: ListingField;
  by: "same" | "at-least" | "at-most";
}

interface AnyFilter {
  /** The chip and the part of the sheet to which it belongs. */
  group: FilterGroup;
  /**
   * How a room meets it: by a field of its own, or by a rule in `open-filter.ts`: its city, its days, the way from it to a place, its
   * kind.
   */
  met: FieldRule | "town" | "stay" | "reach" | "kind";
  /** Whether a sentence's ranking judges it by itself: then a room that misses it a little is shown too. */
  isRanked: boolean;
  /** It says nothing without one of these. */
  beside?: readonly string[];
  /** Read from a sentence alone: no field of the form has it. */
  isWish?: true;
  /** Rooms that have one of its values are left out. */
  isExclusion?: true;
  /** Describes it to callers of the API. */
  written: string;
}

interface TextFilter extends AnyFilter {
  type: "text";
  longest: number;
  tidy: (text: string) => string;
  /** Whether a text of an address is a value of it; other texts are dropped. */
  isReadable?: (text: string) => boolean;
  /** The whole of a value, as a regular expression: the API refuses other texts, an address drops them. */
  pattern?: string;
}

/** Several values in one text, with commas between. */
interface ListFilter extends AnyFilter {
  type: "list";
  /** How many values it has at most. */
  most: number;
  /** The whole of one value, as a regular expression. */
  pattern: string;
  tidy: (value: string) => string;
}

interface ChoiceFilter extends AnyFilter {
  type: "choice";
  offered: readonly string[];
}

/** A whole number, both ends included. */
interface CountFilter extends AnyFilter {
  type: "count";
  least: number;
  most: number;
}

interface OtherFilter extends AnyFilter {
  /** A calendar day; pounds a week, at most two decimals; what is asked for or open, and never refused. */
  type: "day" | "pounds" | "yes";
}

/** One filter of a search. Everything that lists filters is made from such rows, or typed by them. */
export type FilterRow = TextFilter | ListFilter | ChoiceFilter | CountFilter | OtherFilter;

const CITY_LENGTH = 100;
/** Cities, or kinds, that one list names at most. */
const MOST_CITIES = 5;
const MOST_KINDS = 4;

const KINDS = { type: "list", most: MOST_KINDS, pattern: KIND_PATTERN, tidy: tidyKind } as const;
const CITIES = { type: "list", most: MOST_CITIES, pattern: `[^,]{1,${CITY_LENGTH}}`, tidy: foldCity } as const;

/** The filters of a search for rooms, one row each, in the order in which an address has them. */
export const SEARCH_FILTERS = {
  city: {
    type: "text",
    longest: CITY_LENGTH,
    tidy: foldCity,
    group: "city",
    met: "town",
    isRanked: true,
    written: "A city name or a known alias (伦敦).",
  },
  other_cities: {
    ...CITIES,
    group: "city",
    met: "town",
    isRanked: true,
    beside: ["city"],
    written: `Cities that do as well as \`city\`, with commas between, ${MOST_CITIES} at most.`,
  },
  not_cities: {
    ...CITIES,
    group: "city",
    met: "town",
    isRanked: false,
    isExclusion: true,
    written: `Cities whose rooms are left out, with commas between, ${MOST_CITIES} at most.`,
  },
  room_type: {
    type: "text",
    longest: 10,
    tidy: tidyKind,
    pattern: KIND_PATTERN,
    group: "room_type",
    met: "kind",
    isRanked: true,
    written:
      "The kind of room: studio, ensuite, single (no bathroom of its own, no double bed), double, entire (a home that is let as a whole), flatshare or room (any in a shared home), or bedrooms and bathrooms such as 2b, 2b1b.",
  },
  other_room_types: {
    ...KINDS,
    group: "room_type",
    met: "kind",
    isRanked: true,
    beside: ["room_type"],
    written: `Kinds of rooms that do as well as \`room_type\`, with commas between, ${MOST_KINDS} at most.`,
  },
  not_room_types: {
    ...KINDS,
    group: "room_type",
    met: "kind",
    isRanked: false,
    isExclusion: true,
    written: `Kinds of rooms that are left out, as \`room_type\` names them, with commas between, ${MOST_KINDS} at most.`,
  },
  property_type: {
    type: "choice",
    offered: PROPERTY_TYPES,
    group: "property_type",
    met: { of: "property_type", by: "same" },
    isRanked: false,
    written: "A student residence, or a home.",
  },
  begin_date: {
    type: "day",
    group: "dates",
    met: "stay",
    isRanked: true,
    written: "Wanted from; rooms that overlap match.",
  },
  begin_by: {
    type: "day",
    group: "dates",
    met: "stay",
    isRanked: true,
    isWish: true,
    written: "The last day on which the stay may begin; without it, `begin_date`.",
  },
  end_date: { type: "day", group: "dates", met: "stay", isRanked: true, written: "Wanted to." },
  covers: {
    type: "yes",
    group: "dates",
    met: "stay",
    isRanked: true,
    beside: ["begin_date", "end_date"],
    written: "Only rooms that are there for all of the wanted dates, not those that overlap them.",
  },
  low_price: {
    type: "pounds",
    group: "price",
    met: { of: "price", by: "at-least" },
    isRanked: true,
    written: "Pounds a week.",
  },
  high_price: {
    type: "pounds",
    group: "price",
    met: { of: "price", by: "at-most" },
    isRanked: true,
    written: "Pounds a week.",
  },
  near: {
    type: "text",
    longest: MAX_PLACE_LENGTH,
    tidy: (text: string) => text.trim(),
    isReadable: (text: string) => parsePlace(text) !== null,
    group: "near",
    met: "reach",
    isRanked: true,
    written:
      "Where one studies or works: degrees north and east, and its names for people, such as `51.524,-0.134,UCL`; places that do as well follow behind semicolons. Without a chosen order the rooms come nearest first.",
  },
  within_minutes: {
    type: "count",
    least: 1,
    most: MAX_TRAVEL_MINUTES,
    group: "near",
    met: "reach",
    isRanked: true,
    beside: ["near"],
    written:
      "Beside `near`: only rooms from whose postcode district it typically takes so long there at most, by `travel_by`; an estimate.",
  },
  travel_by: {
    type: "choice",
    offered: TRAVEL_WAYS,
    group: "near",
    met: "reach",
    isRanked: true,
    beside: ["near"],
    written: "Without it, the quicker of foot and public transport.",
  },
} as const satisfies Readonly<Record<string, FilterRow>>;

function tidyKind(text: string): string {
  return text.trim().toLowerCase();
}

type Table = typeof SEARCH_FILTERS;

export type FilterField = keyof Table;

/** The filters with rows of a shape. */
export type FiltersWith<Shape> = {
  [Field in FilterField]: Table[Field] extends Shape ? Field : never;
}[FilterField];

export type FilterValue<Field extends FilterField> = Table[Field] extends { offered: readonly (infer Word)[] }
  ? Word
  : Table[Field] extends { type: "pounds" | "count" }
    ? number
    : Table[Field] extends { type: "yes" }
      ? boolean
      : string;

export const FILTER_FIELDS = Object.keys(SEARCH_FILTERS) as readonly FilterField[];

/** The filters whose values are lists. */
export type ListedFilter = FiltersWith<{ type: "list" }>;

/** The values of a list as an address has it: tidied, each once, without those that are none, and no more than it may have. */
export function listed(filter: ListedFilter, text: string): string[] {
  return listedBy(SEARCH_FILTERS[filter], text);
}

/** The same by the row of a list. */
export function listedBy(row: ListFilter, text: string): string[] {
  const values = text.split(",").map((value) => row.tidy(value));
  return [...new Set(values.filter((value) => isOfPattern(row, value)))].slice(0, row.most);
}

/** Whether a tidied text is a value of a filter that says what all of its values look like. */
export function isOfPattern({ pattern }: { pattern?: string }, value: string): boolean {
  return pattern === undefined || new RegExp(`^(?:${pattern})$`, "u").test(value);
}

/** The row of a filter, by the columns that all rows share. */
export function filterRow(field: FilterField): FilterRow {
  return SEARCH_FILTERS[field];
}

export function isFilter(field: string): field is FilterField {
  return Object.hasOwn(SEARCH_FILTERS, field);
}

/** The filters that a field of a room meets by itself. */
export type RuledFilter = FiltersWith<{ met: FieldRule }>;
export type RuledField = Table[RuledFilter]["met"]["of"];

export const RULED_FILTERS = FILTER_FIELDS.filter(
  (field): field is RuledFilter => typeof filterRow(field).met === "object",
);
