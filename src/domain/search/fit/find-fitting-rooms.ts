import { checkedFirst } from "../../scam-guard/awaits-check.ts";
import type { Listing } from "../../listings/listing.ts";
import type { TravelTable } from "../../travel/travel-table.ts";
import { isWithin, openFilter } from "../open-filter.ts";
import type { SearchCriteria } from "../search-criteria.ts";
import type { Understanding } from "../understanding.ts";
import { byFit, fitOf } from "./fit-of.ts";
import type { Fit, Mentions } from "./fit.ts";

/** Of those that miss something so many are near enough to be worth a look. */
const NEAREST = 20;

export interface FittingSearch {
  wanted: Understanding;
  /** Filters that hold besides, whatever was wanted. */
  filters: SearchCriteria;
  /** The London day: rooms that have ended are left out. */
  today: string;
  /** The table of the filters' place, where they have one. */
  travel?: TravelTable | null;
}

export interface Fitting<Room extends Listing = Listing> {
  /** Best first. */
  found: { room: Room; fit: Fit }[];
  /** None is as wanted: these come nearest. */
  nearest: boolean;
  /** How many of those that are as wanted are of the room type that was asked for; null where none was. */
  ofRoomType: number | null;
}

/** Ranks rooms at hand as the server ranks those in its database: those that fit, or else those that miss least. */
export function findFittingRooms<Room extends Listing>(
  rooms: readonly Room[],
  { wanted, filters, today, travel = null }: FittingSearch,
  mentions: Mentions,
): Fitting<Room> {
  const filter = openFilter(filters, today);
  const ranked = rooms
    .filter((room) => isWithin(filter, room, travel))
    .map((room) => ({ room, fit: fitOf(room, wanted, mentions) }))
    .toSorted(byFit(wanted));
  const judged = checkedFirst(ranked, ({ room }) => room);
  const meeting = judged.filter(({ fit }) => fit.meets);
  const isNearest = meeting.length === 0 && judged.length > 0;
  const isOfType = ({ fit }: { fit: Fit }) => fit.reasons.some(({ code }) => code === "roomType");
  return {
    found: isNearest ? judged.slice(0, NEAREST) : meeting,
    nearest: isNearest,
    ofRoomType: wanted.room_type === null ? null : meeting.filter(isOfType).length,
  };
}
