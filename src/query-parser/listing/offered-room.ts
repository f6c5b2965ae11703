import { meantRoom, type RoomMention } from "../rooms/extract-room-types.ts";
import { phrases } from "../text/pattern.ts";

const WHOLE_HOME = phrases({
  zh: ["整租 | 整套 | 整间公寓"],
  en: ["whole (flat|house|apartment|property|place) | entire (flat|house|apartment|property|place)"],
});
const SHARED_HOME = phrases({
  zh: ["合租 | 合住 | 室友 | 舍友 | 其他房间 | 剩1间 | 空出"],
  en: [
    "(room|flat|house)[- ]?mates? | (flat|house)[- ]?share | shared (flat|house|kitchen) | cluster (flat|apartment)",
  ],
});
/** A bed in a home of which only the bedrooms are counted, if anything: "5室2卫合租，空出两间". */
const VACANT_IN_SHARED_HOME =
  /(?:空出|剩下?|还有|招|出租|转租)(?:的|最后)?[\d一]?[间个](?!月)|[找招]\d?个?(?:室友|舍友)|(?:need|looking for|want) (?:a|1|one|another|\d)(?: more)? (?:room|flat|house)mate/;
/** What leads from a home to the room in it that is let: 里的, '，其中一间'. */
const TO_ITS_ROOM =
  /^\s*(?:(?:cluster )?(?:flat|house|apartment)|公寓|房子?)?\s*(?:(?:[,\s]*其中|里面?|内|中|的)的?\s*(?:1[间个])?\s*)$/;
/** What may stand between a home and its room in the other language: '3 bed terraced house 单间'. */
const OF_A_HOME = /^\s*(?:(?:(?!with |and |or )[a-z-]+ )?(?:flat|house|apartment))?\s*$/;
/** A bedroom by its name just before the home: '主卧ensuite 2b2b'. */
const BEDROOM_BEFORE = /(?:主卧|次卧|master bedroom)\s*(?:en-?suite|套间)?[,\s]*$/;
/** What the form calls a single room; a search takes any room for one. */
const SINGLE = /^(?:单人[间房]|(?:single|sgl)\b|singles$|box ?rooms?$)/;
/** Weaker ones ('room') are said of whole homes too. */
const LEAST_OF_A_ROOM = 2.5;

/**
 * What an offer lets: where it counts the bedrooms of a home and names one room of it, that room, in the poster's word
 * where that says more than 'room' does (主卧). A search for a 2b1b is for the home; an offer tells both.
 */
export function offeredRoom(rooms: readonly RoomMention[], canonical: string): string | null {
  const parts = rooms.filter((room) => !isCount(room));
  const isPart = parts.length < rooms.length && isPartLet(rooms, parts, canonical);
  if (!isPart && isVacancy(rooms, canonical)) return "room";
  const meant = meantRoom(isPart ? parts : rooms);
  return meant === null ? null : (bedroomName(meant, canonical) ?? meant.type);
}

function isPartLet(rooms: readonly RoomMention[], parts: readonly RoomMention[], canonical: string): boolean {
  const named = parts.filter(({ strength, type }) => strength >= LEAST_OF_A_ROOM && type !== "studio");
  if (named.length === 0 || WHOLE_HOME.test(canonical)) return false;
  if (SHARED_HOME.test(canonical)) return true;
  const homes = rooms.filter(isCount);
  if (homes.some((home) => BEDROOM_BEFORE.test(canonical.slice(0, home.start)))) return true;
  return homes.some((home) => named.some((room) => room.start >= home.end && isOneOf(home, room, canonical)));
}

function isOneOf(home: RoomMention, room: RoomMention, canonical: string): boolean {
  const between = canonical.slice(home.end, room.start);
  return TO_ITS_ROOM.test(between) || (OF_A_HOME.test(between) && /^\p{Script=Han}/u.test(canonical.slice(room.start)));
}

function isVacancy(rooms: readonly RoomMention[], canonical: string): boolean {
  const isOfHome = rooms.length === 0 || rooms.some(isCount);
  return isOfHome && VACANT_IN_SHARED_HOME.test(canonical) && !WHOLE_HOME.test(canonical);
}

function isCount({ type }: RoomMention): boolean {
  return /^\db/.test(type);
}

function bedroomName({ type, start, end }: RoomMention, canonical: string): string | null {
  if (type !== "room") return null;
  const written = canonical.slice(start, end).trim();
  if (SINGLE.test(written)) return "single";
  return /^(?:主卧|次卧|master bedroom)$/.exec(written)?.[0] ?? null;
}
