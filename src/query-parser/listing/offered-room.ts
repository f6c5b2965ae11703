import { meantRoom, type RoomMention } from "../rooms/extract-room-types.ts";
import { phrases } from "../text/pattern.ts";

const WHOLE_HOME = phrases({
  zh: ["整租 | 整套 | 整间公寓"],
  en: ["whole (flat|house|apartment|property|place) | entire (flat|house|apartment|property|place)"],
});
const LAST_ROOM = "last (1 )?room | rooms? (left|remaining)";
const SHARED_HOME = phrases({
  zh: ["合租 | 合住 | 室友 | 舍友 | 其他房间 | 剩1间 | 空出 | [还只]剩"],
  en: [
    "(room|flat|house)[- ]?mates? | (flat|house)[- ]?share | shared (flat|house|kitchen) | cluster (flat|apartment)",
    "shared with | share (a |the )?(bathroom|kitchen|flat|house) with",
    LAST_ROOM,
  ],
});
/** A bed in a home of which only the bedrooms are counted, if anything: "5室2卫合租，空出两间". */
const VACANT_IN_SHARED_HOME = phrases({
  zh: [
    "(空(出|着|了)?|剩下?|还有|招|出租|转租)(的|最后|最[大小]的|其中)?[\\d一]?[间个](?!月)",
    "[找招]\\d?[个位]?(室友|舍友|(house|flat|room)mates?) | [找招]\\d[个位]?(人|女生|男生|同学)",
    "[我她他][这那]间 | 我的(房间|卧室) | 有空房 | 还?[差缺]\\d?个?(人|室友|舍友|女生|男生)",
  ],
  en: [
    LAST_ROOM,
    "other \\d (are|is|housemates|tenants) | (renting|letting) out my (own )?room",
    "rooms? going | take (his|her|their|my|our) room",
    "(need|looking for|want) (a|1|one|another|\\d)( more)? (room|flat|house)mate…",
  ],
});
/** What may stand between a home and the room in it that is let: 里的, '，其中一间', ' terraced house '. */
const TO_ITS_ROOM = /^(?:[^,.;!?\n]{0,24}|[^.;!?\n]{0,12}其中[^.;!?\n]{0,12})$/;

/** A bedroom by its name just before the home: '主卧ensuite 2b2b'. */
const BEDROOM_BEFORE = /(?:主卧|次卧|master bedroom)\s*(?:en-?suite|套间)?[,\s]*$/;
/** What the form calls a single room; a search takes any room for one. */
const SINGLE = /^(?:单人[间房]|(?:single|sgl)\b|singles$|box ?rooms?$)/;
/** 我住主卧，现在出次卧: the first is the author's own. */
const OWN_ROOM = /(?:我|本人|自己)(?:自己|现在|本人)?住(?:的?是?)?\s?$|\b(?:i'm|i am|i live|i'll be) in the $/;
/** 'One bedroom to let in our house', 'room in 4-bed house'. */
const ROOM_OF_HOME =
  /^\s*(?:to (?:let|rent)|for rent|available|free)\b[^.;!?\n]{0,60}?\bin (?:our|my|a|the|an?other|this) (?:[a-z]+ ){0,2}(?:house|flat|home|apartment)/;
const ROOM_BEFORE_HOME =
  /\b(?:room|bedroom)s? (?:to (?:rent|let) |available |for rent |coming up |going |free )?in (?:(?:an?|our|my|this|the) )?(?:[a-z]+ ){0,2}$/;
const DOUBLE_BED = /双人床|大床(?!房)|double bed/;
/** Weaker ones ('room') are said of whole homes too. */
const LEAST_OF_A_ROOM = 2.5;

/**
 * What an offer lets: where it counts the bedrooms of a home and names one room of it, that room, in the poster's word
 * where that says more than 'room' does (主卧). A search for a 2b1b is for the home; an offer tells both.
 */
export function offeredRoom(mentioned: readonly RoomMention[], canonical: string): string | null {
  const rooms = withoutOwnRoom(mentioned, canonical).filter(
    (room) => !(isCount(room) && isOfAnotherHome(room, canonical)),
  );
  const parts = rooms.filter((room) => !isCount(room));
  const isPart = parts.length < rooms.length && isPartLet(rooms, parts, canonical);
  if (!isPart && isVacancy(rooms, canonical)) return DOUBLE_BED.test(canonical) ? "double" : "room";
  return namedRoom(isPart ? parts : rooms, canonical);
}

/** The one room that some mentions mean, in the poster's word where that says more than 'room' does. */
export function namedRoom(mentions: readonly RoomMention[], canonical: string): string | null {
  const meant = meantRoom(mentions);
  if (meant?.type === "flatshare") return DOUBLE_BED.test(canonical) ? "double" : "room";
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
  if (!TO_ITS_ROOM.test(between) || /\b(?:with|and|or)\b/.test(between)) return false;
  return /[里内中的]/.test(between) || /^\p{Script=Han}/u.test(canonical.slice(room.start));
}

function isVacancy(rooms: readonly RoomMention[], canonical: string): boolean {
  const isOfHome = rooms.every(({ type }) => type === "flatshare") || rooms.some(isCount);
  return isOfHome && VACANT_IN_SHARED_HOME.test(canonical) && !WHOLE_HOME.test(canonical);
}

/** The rooms but the author's own; that alone, where no other is named, because it is handed on: 转租，我住的是主卧. */
function withoutOwnRoom(rooms: readonly RoomMention[], canonical: string): readonly RoomMention[] {
  const others = rooms.filter(({ start }) => !OWN_ROOM.test(canonical.slice(0, start)));
  if (others.length === rooms.length || others.some((room) => !isCount(room) && room.type !== "flatshare"))
    return others;
  return rooms.filter((room) => !others.includes(room));
}

function isOfAnotherHome({ type, start, end }: RoomMention, canonical: string): boolean {
  if (ROOM_BEFORE_HOME.test(canonical.slice(0, start))) return true;
  return type.startsWith("1b") && ROOM_OF_HOME.test(canonical.slice(end));
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
