import type { PropertyType } from "../listings/listing-choices.ts";
import type { TravelWay } from "../travel/travel-way.ts";

/** The search criteria in a user's sentence; null, or no keywords, for what it leaves open (PR-305). */
export interface Understanding {
  city: string | null;
  /** Cities that would do as well as `city`; absent where it is the only one. */
  other_cities?: string[];
  /** Cities that are ruled out; absent without one. */
  not_cities?: string[];
  /** Calendar days. */
  begin_date: string | null;
  end_date: string | null;
  /**
   * The last day on which the stay may begin, where a window was named: 'September' is from its 1st to its 30th. Absent
   * where `begin_date` alone is meant.
   */
  begin_by?: string;
  /** Pounds a week, of each person where `price_reading` names several. */
  low_price: number | null;
  high_price: number | null;
  /** studio, ensuite, room, double, flatshare, 2b, 2b1b … */
  room_type: string | null;
  /** Kinds of rooms that would do as well as `room_type`; absent where it is the only one. */
  other_room_types?: string[];
  /** Kinds of rooms that are ruled out, as `room_type` names them; absent without one. */
  not_room_types?: string[];
  /** Wishes as English tags (pets, near-tube), landmarks and universities by their names. */
  keywords: string[];
  /** The kind of building that is asked for, or left by refusing the other; absent where nothing was said. */
  property_type?: PropertyType;
  /** Minutes on foot that the seeker is ready to go, to where they study or work; it ranks. */
  walk_minutes?: number;
  /** The place that the user wants to be near, as `placeText` writes it; absent without one. */
  near?: string;
  /** Minutes of the way there at most. Absent without a place. */
  within_minutes?: number;
  /** By which way that is; absent for the quicker of foot and public transport, and without a place. */
  travel_by?: TravelWay;
  /** Those of `keywords` that name the same place: the filters show the place instead of them. */
  near_keywords?: string[];
  /** How the prices were written; absent where that was pounds a week for the whole. */
  price_reading?: PriceReading;
}

/** The kinds of rooms any of which does; none for all. */
export function roomTypesOf({
  room_type,
  other_room_types = [],
}: Pick<Understanding, "room_type" | "other_room_types">): string[] {
  return room_type === null ? [] : [room_type, ...other_room_types];
}

/** Prices as they were written, where something had to be worked out or guessed (SQ-03). */
export interface PriceReading {
  /** Pounds for `per`; null where that end is open. */
  low: number | null;
  high: number | null;
  per: "week" | "month";
  /** No unit was written, so `per` is a guess that the reader may turn down (`inOtherUnit`). */
  is_assumed: boolean;
  /** How many share the home and pay so much each (SQ-05); 1 where the price is that of the whole. */
  people: number;
}

/** Pounds a week for the whole of what is let, which is what rooms are priced by. */
export function totalPrices({ low_price, high_price, price_reading }: PricesAsked): {
  low_price: number | null;
  high_price: number | null;
} {
  const people = price_reading?.people ?? 1;
  const total = (pounds: number | null) => (pounds === null ? null : pounds * people);
  return { low_price: total(low_price), high_price: total(high_price) };
}

type PricesAsked = Pick<Understanding, "low_price" | "high_price" | "price_reading">;

/** The same criteria with prices that were taken for a month's read as a week's, or the other way round. */
export function inOtherUnit(understanding: Understanding): Understanding {
  const { price_reading: reading } = understanding;
  if (reading === undefined) return understanding;
  const per = reading.per === "week" ? "month" : "week";
  const weekly = (pounds: number | null) =>
    pounds === null ? null : Math.round(per === "month" ? (pounds * 12) / 52 : pounds);
  return {
    ...understanding,
    low_price: weekly(reading.low),
    high_price: weekly(reading.high),
    price_reading: { ...reading, per },
  };
}

/** What a sentence asks for that asks for nothing. */
export const NOTHING_ASKED: Readonly<Understanding> = {
  city: null,
  begin_date: null,
  end_date: null,
  low_price: null,
  high_price: null,
  room_type: null,
  keywords: [],
};

/** What photos tell about a room that is offered; null for what they do not (PR-306). */
export interface RecognisedListing {
  title: string | null;
  city: string | null;
  property_type: PropertyType | null;
  room_type: string | null;
  post_code: string | null;
  /** Pounds a week. */
  price: number | null;
  /** Pounds a month, where the picture names the rent so. */
  price_per_month: number | null;
  price_description: string | null;
  /** Calendar days. */
  begin_date: string | null;
  end_date: string | null;
  description: string | null;
  additional_info: string | null;
  email: string | null;
  /** Numbers and accounts, a line each. */
  contact_info: string | null;
}

/** What one of the photos is, whatever it tells. */
export interface SeenPicture {
  /** It is mostly text: a poster, a card or a screenshot rather than a view of the room. */
  is_poster: boolean;
  /** A phone number, an address or an account can be read in it. */
  has_contacts: boolean;
}

/** Code points of a sentence to the AI search (I-39). */
export const MAX_AI_QUERY_LENGTH = 500;
/** Keywords of one understanding, and code points of each. */
export const MAX_KEYWORDS = 12;
export const MAX_WISH_LENGTH = 40;
