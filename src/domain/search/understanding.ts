import type { PropertyType } from "../listings/listing.ts";

/** The search criteria in a user's sentence; null, or no keywords, for what it leaves open (PR-305). */
export interface Understanding {
  city: string | null;
  /** Calendar days. */
  begin_date: string | null;
  end_date: string | null;
  /** Pounds a week. */
  low_price: number | null;
  high_price: number | null;
  /** studio, ensuite, room, double, flatshare, 2b, 2b1b … */
  room_type: string | null;
  /** Wishes as English tags (pets, near-tube), landmarks and universities by their names. */
  keywords: string[];
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

/** What a text or a photo tells about a room that is offered; null for what it does not (PR-306). */
export interface RecognisedListing {
  title: string | null;
  city: string | null;
  property_type: PropertyType | null;
  room_type: string | null;
  post_code: string | null;
  /** Pounds a week. */
  price: number | null;
  description: string | null;
  additional_info: string | null;
}

/** Code points of a sentence to the AI search (I-39). */
export const MAX_AI_QUERY_LENGTH = 500;
/** Keywords of one understanding, and code points of each. */
export const MAX_KEYWORDS = 12;
export const MAX_WISH_LENGTH = 40;
