import type { Term } from "../lexicon/find-terms.ts";
import type { Stance } from "../negation.ts";
import type { NamedRoom } from "./named-rooms.ts";

/** What a mention of a room is: what is asked for, the home that it lies in, what is refused, or what is told in passing. */
export type RoomRole = Stance | "home" | "told";

/** "Room in a 3 bed flat", "three doubles left in our lovely five-bed". */
const IN_A = /\b(?:in|of|within|inside) (?:(?:an?|the|this|our|my) (?:[a-z]+ ){0,2})?$/;
/** 三室两厅里的主卧, loft里的单间, 四室两卫出一间, 2b2b的一间. */
const INSIDE = /^\s?(?:的$|的?\s?(?:flat|house|公寓|房子?)?(?:合租|里面?|其?中|其?内|[招出空剩]|还[剩有空]))/;
const MOST_BETWEEN = 12;

/** What a room is beside the rooms next to it; null where it is wanted or told. @param rooms All rooms of the text, in order. */
export function roleOf(text: string, rooms: readonly NamedRoom[], index: number): RoomRole | null {
  const room = rooms[index];
  if (room === undefined || !isWanted(room)) return room?.stance ?? null;
  return isAroundRoom(text, room, rooms[index - 1], rooms.slice(index + 1, index + 3)) ? "home" : null;
}

/** A counted home or a studio is around a room that is named directly before or behind it. */
function isAroundRoom(text: string, home: NamedRoom, before: NamedRoom | undefined, behind: readonly NamedRoom[]) {
  if (!home.isCount && home.type !== "studio") return false;
  if (before !== undefined && isPart(before) && IN_A.test(text.slice(before.end, home.start))) return true;
  return behind.filter(isPart).some(({ start }) => {
    const between = text.slice(home.end, start);
    return between.length < MOST_BETWEEN && INSIDE.test(between);
  });
}

function isPart({ isCount, type }: NamedRoom): boolean {
  return !isCount && type !== "flatshare" && type !== "studio";
}

/** A room that is wished for makes those before it told of, unless it is any room: 'ensuite in Leeds. Want a quiet room'. */
const LEAST_WISHED = 2;
const CLAUSE_ENDS = [...",.;!?\n"];

/** A room, and whether what stands before it in its sentence tells of it or wishes it. */
interface SaidRoom {
  room: NamedRoom;
  cue: string | null;
  isInClause: boolean;
}

/**
 * The rooms that are told of: behind 'paid' or 之前住, before their sentence ends or turns to a wish; behind what their author
 * leaves ('giving up my'), which an offer lets; and those in the clauses before the one that wishes another room. Where
 * that leaves no other room, less of them. @param cues In the order of the text, as the rooms.
 */
export function toldRooms(
  text: string,
  rooms: readonly NamedRoom[],
  cues: readonly Term[],
  isOffer: boolean,
): ReadonlySet<NamedRoom> {
  const said = saidRooms(text, rooms, isOffer ? cues.filter(({ sense }) => sense !== "left") : cues);
  const wished = isOffer
    ? undefined
    : said.findLast(({ cue, room }) => cue === "wish" && isWanted(room) && room.strength >= LEAST_WISHED)?.room;
  const wishStart = Math.max(-1, ...CLAUSE_ENDS.map((mark) => text.lastIndexOf(mark, wished?.start ?? -1)));
  const tests: readonly ((said: SaidRoom) => boolean)[] = [
    (said) => isTold(said) || (said.cue === null && said.room.end <= wishStart),
    isTold,
    (said) => isTold(said) && said.isInClause,
  ];
  const choices = tests.map((test) => new Set(said.filter(test).map(({ room }) => room)));
  const others = rooms.filter(
    (room) => isWanted(room) && (isOffer ? !room.isCount && room.strength >= LEAST_WISHED : room.strength >= 1),
  );
  return choices.find((told) => others.some((room) => !told.has(room))) ?? new Set();
}

function isTold({ cue }: SaidRoom): boolean {
  return cue === "told" || cue === "left";
}

function isWanted({ stance }: NamedRoom): boolean {
  return stance === "wanted";
}

function saidRooms(text: string, rooms: readonly NamedRoom[], cues: readonly Term[]): SaidRoom[] {
  let next = 0;
  return rooms.map((room) => {
    while ((cues[next]?.end ?? Infinity) <= room.start) next++;
    const cue = cues[next - 1];
    const between = text.slice(cue?.end, room.start);
    const isInSentence = !/[.;!?\n]/.test(between);
    return { room, cue: (isInSentence && cue?.sense) || null, isInClause: !between.includes(",") };
  });
}
