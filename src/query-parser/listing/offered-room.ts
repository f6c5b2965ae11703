import { findTerms, lexiconOf, type Term } from "../lexicon/find-terms.ts";
import { LET_ROOMS } from "../lexicon/tables/let-rooms.ts";
import { meantRoom, type RoomMention } from "../rooms/extract-room-types.ts";

const LEXICON = lexiconOf(LET_ROOMS);
/** What may stand between a home and the room in it that is let: 里的, '，其中一间', ' terraced house '. */
const TO_ITS_ROOM = /^(?:[^,.;!?\n]{0,24}|[^.;!?\n]{0,12}其中[^.;!?\n]{0,12})$/;
/** 'Room in [our three] bed house'. */
const TO_ITS_HOME = /^(?: [a-z]+){0,3} ?$/;
/** What the form calls a single room; a search takes any room for one. */
const SINGLE = /^(?:单人[间房]|(?:single|sgl)\b|singles$|box ?rooms?$)/;
const DOUBLE_BED = /双人床|大床(?!房)|double bed/;

/**
 * What an offer lets: where it counts the bedrooms of a home and names one room of it, that room, in the poster's word
 * where that says more than 'room' does (主卧). A search for a 2b1b is for the home; an offer tells both.
 */
export function offeredRoom(mentioned: readonly RoomMention[], canonical: string): string | null {
  const terms = findTerms(canonical, LEXICON);
  const says = (...senses: readonly string[]) => terms.some(({ sense }) => senses.includes(sense));
  const rooms = withoutOwnRoom(mentioned, terms).filter((room) => !isOfAnotherHome(room, terms, canonical));
  const homes = rooms.filter(isCount);
  const parts = rooms.filter((room) => !isCount(room));
  if (homes.length > 0 && !says("whole")) {
    const isPart = (room: RoomMention) => homes.some((home) => isOneOf(home, room, canonical));
    if (parts.some((room) => room.type !== "studio" && (says("shared", "vacant") || isPart(room))))
      return namedRoom(parts, canonical);
  }
  // A bed in a home of which only the bedrooms are counted, if anything: '5室2卫合租，空出两间'.
  const isVacancy = says("vacant") && !says("whole");
  const isOfHome = homes.length > 0 || rooms.every(({ type }) => type === "flatshare");
  return isVacancy && isOfHome ? bedroom(canonical) : namedRoom(rooms, canonical);
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

/** '2b1b里的主卧', '主卧ensuite 2b1b' */
function isOneOf(home: RoomMention, room: RoomMention, canonical: string): boolean {
  if (room.end <= home.start) return /^[a-z ]{0,9}$/.test(canonical.slice(room.end, home.start));
  return room.start >= home.end && TO_ITS_ROOM.test(canonical.slice(home.end, room.start));
}

/** The rooms but the author's own ('我住主卧，现在出次卧'); that alone, where no other is named, because it is handed on. */
function withoutOwnRoom(rooms: readonly RoomMention[], terms: readonly Term[]): readonly RoomMention[] {
  const isOwn = ({ start }: RoomMention) =>
    terms.some((term) => term.sense === "own" && term.end <= start && term.end >= start - 1);
  const others = rooms.filter((room) => !isOwn(room));
  const isHandedOn = others.every((room) => isCount(room) || room.type === "flatshare");
  return isHandedOn && others.length < rooms.length ? rooms.filter(isOwn) : others;
}

/** 'Room in a 4 bed house', '1 bedroom to let in our house'. */
function isOfAnotherHome(room: RoomMention, terms: readonly Term[], canonical: string): boolean {
  return (
    isCount(room) &&
    terms.some(({ sense, start, end }) =>
      sense === "roomIn"
        ? end <= room.start && TO_ITS_HOME.test(canonical.slice(end, room.start))
        : sense === "inHome" && start >= room.end && !/[.;!?\n]/.test(canonical.slice(room.end, start)),
    )
  );
}

function isCount({ type }: RoomMention): boolean {
  return /^\db/.test(type);
}
