import { findTerms, lexiconOf } from "../lexicon/find-terms.ts";
import { LET_ROOMS } from "../lexicon/tables/let-rooms.ts";
import { meantRoom, type RoomMention } from "../rooms/extract-room-types.ts";

const LEXICON = lexiconOf(LET_ROOMS);
/** The text between a home and the room in it that is let: 里的, '，其中一间', ' terraced house ', ' in a quiet '. */
const TO_ITS_ROOM = /^(?:[^,.;!?\n]{0,24}|[^.;!?\n]{0,12}其中[^.;!?\n]{0,12})$/;
/** What the form calls a single room; a search takes any room for one. */
const SINGLE = /^(?:单人[间房]|(?:single|sgl)\b|singles$|box ?rooms?$)/;
const DOUBLE_BED = /双人床|大床(?!房)|double bed/;

/**
 * What an offer lets: where it counts the bedrooms of a home and names one room of it, that room, in the poster's word
 * where that says more than 'room' does (主卧). A search for a 2b1b is for the home; an offer tells both.
 */
export function offeredRoom(rooms: readonly RoomMention[], canonical: string): string | null {
  const terms = findTerms(canonical, LEXICON);
  const says = (...senses: readonly string[]) => terms.some(({ sense }) => senses.includes(sense));
  if (says("whole")) return namedRoom(rooms, canonical);
  const parts = rooms.filter(({ isCount }) => !isCount);
  const hasHome = parts.length < rooms.length;
  const isShared = says("shared", "vacant") && parts.some(({ type }) => type !== "studio");
  if (hasHome && (isShared || rooms.some((room, at) => isOneOf(room, rooms[at + 1], canonical))))
    return namedRoom(parts, canonical);
  // A bed in a home of which only the bedrooms are counted, if anything: '5室2卫合租，空出两间'.
  const isOfHome = hasHome || rooms.every(({ type }) => type === "flatshare");
  return says("vacant") && isOfHome ? bedroom(canonical) : namedRoom(rooms, canonical);
}

/** The one room that some mentions mean, in the poster's word where that says more than 'room' does. */
export function namedRoom(mentions: readonly RoomMention[], canonical: string): string | null {
  const meant = meantRoom(mentions);
  if (meant === null) return null;
  if (meant.type === "flatshare") return bedroom(canonical);
  const written = canonical.slice(meant.start, meant.end).trim();
  if (meant.type !== "room") return meant.type;
  return SINGLE.test(written) ? "single" : (/^(?:主卧|次卧|master bedroom)$/.exec(written)?.[0] ?? bedroom(canonical));
}

function bedroom(canonical: string): string {
  return DOUBLE_BED.test(canonical) ? "double" : "room";
}

/** Whether of two neighbours one is a home and the other a room in it: 2b1b里的主卧, 'room in a quiet 2 bed flat'. */
function isOneOf(first: RoomMention, second: RoomMention | undefined, canonical: string): boolean {
  if (second === undefined || first.isCount === second.isCount) return false;
  const isStudio = first.type === "studio" || second.type === "studio";
  return !isStudio && TO_ITS_ROOM.test(canonical.slice(first.end, second.start));
}
