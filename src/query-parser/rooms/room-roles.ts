import type { Term } from "../lexicon/find-terms.ts";
import type { Stance } from "../negation.ts";
import type { NamedRoom } from "./named-rooms.ts";

/** What a mention of a room is: what is asked for, the home that it lies in, what is refused, or what is told in passing. */
export type RoomRole = Stance | "home" | "told";

/** "Room in a 3 bed flat", "three doubles left in our five-bed". */
const IN_A = new RegExp(
  "\\b(?:in|of|within|inside) (?:(?:an?|the|this|our|my|lovely|nice|big|large|modern|new|shared|clean|quiet|" +
    "friendly|bright|spacious|cosy|tidy|student|terraced|detached) )*$",
);
/** 三室两厅里的主卧. */
const INSIDE = /^\s?的?(?:\s?(?:flat|house|公寓|房子?))?(?:合租|里面?|中|其中|内)(?:的|之|里|中|房)*/;
const IS_LET = /^[\s,]*(?:的|合租)*(?:出租|招租|转租)/;
/** 2b2b的一间, 四室两卫出一间. */
const ITS_ROOM = /^[\s,]*(?:的|找|租|出租?|转租?|招租?|空出?|还?剩下?|有|合租|里面?|其中|其他|现|了|house|flat|\s)*$/;

/** Loft 里的单间. */
const IN_STUDIO = /^\s?(?:里面?|其中|内)的?$/;

/** What a room is beside the rooms next to it; null where it is wanted or told. @param rooms All rooms of the text, in order. */
export function roleOf(text: string, rooms: readonly NamedRoom[], index: number): RoomRole | null {
  const room = rooms[index];
  if (room === undefined || room.stance !== "wanted") return room?.stance ?? null;
  const beside = { text, room, before: rooms[index - 1], behind: rooms.slice(index + 1, index + 3) };
  return isAroundRoom(beside) || isShared(beside) || isBathroomOfHome(beside) ? "home" : null;
}

/** A room with the ones next to it. */
interface Beside {
  text: string;
  room: NamedRoom;
  before: NamedRoom | undefined;
  behind: readonly NamedRoom[];
}

/** A counted home is around a room that is named before or behind it. */
function isAroundRoom({ text, room: home, before, behind }: Beside): boolean {
  if (home.type === "studio") return behind.some(({ start }) => IN_STUDIO.test(text.slice(home.end, start)));
  if (!home.isCount) return false;
  if (before !== undefined && isPart(before) && IN_A.test(text.slice(before.end, home.start))) return true;
  return behind.filter(isPart).some((room) => {
    const between = text.slice(home.end, room.start);
    const isOneOfIt = text.startsWith("1间", room.start) && ITS_ROOM.test(between);
    return between.length < 12 && (INSIDE.test(between) || isOneOfIt || IS_LET.test(text.slice(room.end)));
  });
}

function isPart({ isCount, type }: NamedRoom): boolean {
  return !isCount && type !== "flatshare" && type !== "studio";
}

/** A "4 bed house share" is a share; a 2b2b 合租 stays the home that two friends look for. */
function isShared({ text, room: home, behind: [next] }: Beside): boolean {
  if (!home.isCount || next?.type !== "flatshare") return false;
  return /^[\s-]?(?:[a-z]+ )?$/.test(text.slice(home.end, next.start)) && /^[a-z]/.test(text.slice(next.start));
}

/** 带独卫的studio: every studio has its bathroom. */
function isBathroomOfHome({ text, room: bathroom, behind: [home] }: Beside): boolean {
  if (bathroom.type !== "ensuite" || home === undefined) return false;
  return (home.isCount || home.type === "studio") && /^\s?的?\s?$/.test(text.slice(bathroom.end, home.start));
}

/** Characters between 'paid' and the room, and spaces between 'giving up my' and the room. */
const MOST_TOLD = 200;
const MOST_SPACES = 8;

/**
 * The rooms that are told of: behind 'paid' or 之前住, before their sentence ends or turns to a wish, or directly behind what
 * their author leaves ('giving up my'). None where no other room is wanted. @param cues In the order of the text, as the rooms.
 */
export function toldRooms(text: string, rooms: readonly NamedRoom[], cues: readonly Term[]): ReadonlySet<NamedRoom> {
  let next = 0;
  const told = rooms.filter(({ start }) => {
    while ((cues[next]?.end ?? Infinity) <= start) next++;
    const cue = cues[next - 1];
    if (cue === undefined || cue.sense === "wish") return false;
    const between = text.slice(cue.end, start);
    if (cue.sense === "left") return between.length <= MOST_SPACES && between.trim() === "";
    return between.length <= MOST_TOLD && !/[.;!?\n]/.test(between);
  });
  const all = new Set(told);
  return rooms.some((room) => room.stance === "wanted" && !all.has(room)) ? all : new Set();
}
