import type { Listing } from "../../listings/listing.ts";
import type { PropertyType } from "../../listings/listing-choices.ts";
import { wordsOf, type RoomWords } from "../room-words.ts";

/** Something about a room that is as it was asked for. */
export type FitReason =
  | { code: "city"; city: string }
  | { code: "coversAllDates" }
  | { code: "coversSomeDates" }
  /** So many pounds a week below the highest price that was named; 0 at it. */
  | { code: "underLimit"; pounds: number }
  /** At least as dear as was asked, where no highest price was named. */
  | { code: "aboveLeast" }
  | { code: "roomType"; room_type: string }
  | { code: "keyword"; keyword: string };

/** Something about a room that differs from what was asked for. */
export type FitMiss =
  /** With its distance where both towns are known. */
  | { code: "otherCity"; city: string; km?: number }
  | { code: "otherPropertyType"; property_type: PropertyType }
  /** The stay begins so many days after the last one on which it was to begin; it may still overlap the wanted one. */
  | { code: "beginsLate"; days: number }
  /** It is free so many days before the stay may begin, and is hardly kept until then. */
  | { code: "beginsEarly"; days: number }
  | { code: "endsEarly"; days: number }
  /** It is there for so many of the wanted days only. */
  | { code: "shortStay"; days: number }
  /** It is let for so many days in all, or without an end, where some weeks or a term are wanted. */
  | { code: "longLet"; days?: number }
  /** It can be had for so many days, where a longer stay is wanted, whenever it begins. */
  | { code: "shortLet"; days: number }
  | { code: "overLimit"; pounds: number }
  | { code: "otherRoomType"; room_type: string }
  /** The way to the wanted place takes so many minutes more than it may. */
  | { code: "longerWay"; minutes: number }
  /** It lies in this fare zone of London. */
  | { code: "otherZone"; zone: number };

export const FIT_REASONS = [
  "city",
  "coversAllDates",
  "coversSomeDates",
  "underLimit",
  "aboveLeast",
  "roomType",
  "keyword",
] as const satisfies readonly FitReason["code"][];

export const FIT_MISSES = [
  "otherCity",
  "otherPropertyType",
  "beginsLate",
  "beginsEarly",
  "endsEarly",
  "shortStay",
  "longLet",
  "shortLet",
  "overLimit",
  "otherRoomType",
  "longerWay",
  "otherZone",
] as const satisfies readonly FitMiss["code"][];

/** How well a room fits what was asked for. */
export interface Fit {
  /** From 0 to 100, to one decimal. Scores of one search compare; those of two do not. */
  score: number;
  /** Place, dates, price, kind of building and room type are as asked; keywords only rank. */
  meets: boolean;
  /**
   * How much of these is missed, on one scale: 1 is a tenth dearer, two weeks late, or a room type that is not alike. 0 where it
   * meets; infinite where it is ruled out or in a town too far away.
   */
  missed: number;
  reasons: FitReason[];
  misses: FitMiss[];
}

/** Whether a text speaks well of a keyword: has one of its words, and does not deny it. */
export type Mentions = (text: string, keyword: string) => boolean;

/** One thing that was asked for, as a room has it. */
export interface Judgement {
  weight: number;
  /** From 0 (not at all) to 1. */
  value: number;
  /** How much of it is missed where it had to be (`Fit.missed`); 0 for what only ranks. */
  missed: number;
  reasons: FitReason[];
  misses: FitMiss[];
}

/** The fields that fitting reads: those that a search can ask for, and the room's words. */
export type FittedRoom = RoomWords &
  Pick<
    Listing,
    | "id"
    | "city"
    | "post_code"
    | "price"
    | "begin_date"
    | "end_date"
    | "property_type"
    | "room_type"
    | "short_term_allowed"
    | "created_at"
  > & {
    /** All of its words as its reader may see them, where these are not the words of its fields. */
    words?: string;
  };

/** The words of a room, as its reader may see them. */
export function wordsIn(room: FittedRoom): string {
  return room.words ?? wordsOf(room);
}
