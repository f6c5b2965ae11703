import type { Span } from "../text/mapped-text.ts";
import type { SourceText } from "../text/source-text.ts";
import { findRooms, type NamedRoom } from "./named-rooms.ts";
import { roleOf, toldRooms, type RoomRole } from "./room-roles.ts";

/** A room type that is asked for or offered. */
export interface RoomMention extends NamedRoom {
  /** Whether it is another choice to the mention before it. */
  isAlternative: boolean;
}

/** A mention with what it is. */
export interface JudgedRoom extends RoomMention {
  role: RoomRole;
}

/**
 * All rooms that a text names, each with its role. It masks them, so that the numbers of 2b1b are read as nothing else.
 * @param isOffer The text offers a room: the one that its author leaves, which who looks for a room only tells of.
 */
export function judgeRooms(source: SourceText, isOffer = false): JudgedRoom[] {
  const { rooms, cues } = findRooms(source);
  source.mask(rooms);
  const text = source.canonical;
  const told = toldRooms(text, rooms, cues, isOffer);
  let before: NamedRoom | undefined;
  return Array.from(rooms, (room, index) => {
    const role = roleOf(text, rooms, index) ?? (told.has(room) ? "told" : "wanted");
    const isAlternative = role === "wanted" && before !== undefined && areChoices(text, before, room);
    if (role === "wanted") before = room;
    return { ...room, role, isAlternative };
  });
}

const CHOICE_BEHIND = "(?:s|的|房子?|间|公寓| ?(?:flat|apartment|room|place)s?)?";
const OR = "(?:\\bor\\b|\\band\\/or\\b|或者?是?|还是|要么|要不|、|\\/)";
const OF_CHOICE = "(?:(?:an?|the|even|maybe|perhaps|just|possibly|else|是|找|1个)\\s*)*";
const ALTERNATIVE = new RegExp(`^${CHOICE_BEHIND}\\s*,?\\s*(?:${OR}\\s*)+${OF_CHOICE}$`);

/** Whether two things that stand one after the other in a text are offered as a choice: "a studio or a 1 bed", 利兹/曼城. */
function areChoices(text: string, first: Span, second: Span): boolean {
  return ALTERNATIVE.test(text.slice(first.end, second.start));
}

/** The one mention that is meant: the strongest, of equals the first; of "A or B" the first, however strong B is. */
export function meantRoom(mentions: readonly RoomMention[]): RoomMention | null {
  let [meant, strength]: [RoomMention | null, number] = [null, 0];
  let first = mentions[0];
  for (const mention of mentions) {
    if (!mention.isAlternative) first = mention;
    if (mention.strength > strength) [meant, strength] = [first ?? null, mention.strength];
  }
  return meant;
}

/** The type of the one mention that is meant. */
export function roomTypeOf(mentions: readonly RoomMention[]): string | null {
  return meantRoom(mentions)?.type ?? null;
}
