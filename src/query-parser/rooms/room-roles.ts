import { stanceOf } from "../negation.ts";
import type { Span } from "../text/mapped-text.ts";

/** What a mention of a room is: what is asked for, the home that it lies in, what is refused, or what is told in passing. */
export type RoomRole = "wanted" | "home" | "refused" | "indifferent" | "told";

/** A kind of room as a text names it, before its role is known. */
export interface NamedRoom extends Span {
  type: string;
  strength: number;
  /** Whether bedrooms are counted: 2b1b. */
  isCount: boolean;
  /** Whether it is asked for by a refusal: 'no shared bathroom'. */
  isDemand?: boolean;
}

/** A text with all of its rooms, and with the terms that tell a wish from a memory. */
export interface RoomContext {
  text: string;
  rooms: readonly NamedRoom[];
  told: readonly Span[];
  /** What stands directly before a room that its author leaves: 'giving up my'. */
  left: readonly Span[];
  wishes: readonly Span[];
  remembered: ReadonlySet<NamedRoom>;
}

/** The rules in their order, the first that holds decides; what none holds for is wanted. */
const RULES: readonly (readonly [RoomRole, (room: NamedRoom, context: RoomContext) => boolean])[] = [
  ["indifferent", (room, { text }) => room.isDemand !== true && stanceOf(text, room) === "indifferent"],
  ["refused", (room, { text }) => room.isDemand !== true && stanceOf(text, room) === "refused"],
  ["home", isAroundRoom],
  ["home", isShared],
  ["home", isBathroomOfHome],
  ["told", isTold],
];

/** What a room of a text is there. */
export function roleOf(room: NamedRoom, context: RoomContext): RoomRole {
  return RULES.find(([, holds]) => holds(room, context))?.[0] ?? "wanted";
}

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

/** A counted home is around a room that is named before or behind it. */
function isAroundRoom(home: NamedRoom, { text, rooms }: RoomContext): boolean {
  if (home.type === "studio") return rooms.some(({ start }) => IN_STUDIO.test(text.slice(home.end, start)));
  if (!home.isCount) return false;
  const parts = rooms.filter(({ isCount, type }) => !isCount && type !== "flatshare" && type !== "studio");
  return parts.some((room) => {
    if (room.end <= home.start) return IN_A.test(text.slice(0, home.start)) && home.start - room.end < 40;
    const between = text.slice(home.end, room.start);
    const isOneOfIt = text.startsWith("1间", room.start) && ITS_ROOM.test(between);
    return between.length < 12 && (INSIDE.test(between) || isOneOfIt || IS_LET.test(text.slice(room.end)));
  });
}

/** A "4 bed house share" is a share; a 2b2b 合租 stays the home that two friends look for. */
function isShared(home: NamedRoom, { text, rooms }: RoomContext): boolean {
  return rooms.some(
    ({ type, start }) =>
      home.isCount &&
      type === "flatshare" &&
      start >= home.end &&
      /^[\s-]?(?:[a-z]+ )?$/.test(text.slice(home.end, start)) &&
      /^[a-z]/.test(text.slice(start)),
  );
}

/** 带独卫的studio: every studio has its bathroom. */
function isBathroomOfHome(bathroom: NamedRoom, { text, rooms }: RoomContext): boolean {
  const isHome = ({ isCount, type }: NamedRoom) => isCount || type === "studio";
  return (
    bathroom.type === "ensuite" &&
    rooms.some(
      (home) => isHome(home) && home.start >= bathroom.end && /^\s?的?\s?$/.test(text.slice(bathroom.end, home.start)),
    )
  );
}

/** Between 'giving up my' and the room. */
const MOST_SPACES = 8;

/** 'Paid £110 for a tiny ensuite, hated it, now a studio': told, where another room is not. */
function isTold(room: NamedRoom, context: RoomContext): boolean {
  return context.remembered.has(room) && context.remembered.size < context.rooms.length;
}

/** The rooms that are told of, or that their author leaves. Each is judged by them all, so they are found once. */
export function rememberedRooms(context: Omit<RoomContext, "remembered">): Set<NamedRoom> {
  return new Set(context.rooms.filter((room) => isRemembered(room, context)));
}

function isRemembered({ start }: NamedRoom, context: Omit<RoomContext, "remembered">): boolean {
  const { text, told, left, wishes } = context;
  if (left.some(({ end }) => end <= start && start - end <= MOST_SPACES && text.slice(end, start).trim() === ""))
    return true;
  const memory = told.findLast(({ end }) => end <= start);
  if (memory === undefined || /[.;!?\n]/.test(text.slice(memory.end, start))) return false;
  return !wishes.some((wish) => wish.start >= memory.start && wish.end <= start);
}
