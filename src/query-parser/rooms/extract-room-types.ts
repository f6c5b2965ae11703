import { lexiconOf } from "../lexicon/find-terms.ts";
import { PLACE_ROLES } from "../lexicon/tables/place-roles.ts";
import { cuesOf } from "../places/context/cues.ts";
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
    const isKind = role === "wanted" && !isDescribed(text, room, rooms[index + 1]);
    const isLeftOpen = role === "indifferent" && before !== undefined && areChoices(text, before, room);
    const isAlternative =
      isLeftOpen || (isKind && before !== undefined && isChoice(text, before, room, rooms[index + 1]));
    if (isKind) before = room;
    return { ...room, role: isLeftOpen ? "wanted" : role, isAlternative };
  });
}

/** 'Room' beside another kind is none of its own. */
const LEAST_STRENGTH = 2;

/** 'A room with its own bathroom' is of the kind that is named behind. */
function isDescribed(text: string, { strength, end }: NamedRoom, next: NamedRoom | undefined): boolean {
  return strength < LEAST_STRENGTH && next?.type === "ensuite" && DESCRIBED.test(text.slice(end, next.start));
}

const DESCRIBED = /^ ?(?:with|that has|has|带|有|要有)?(?: (?:its|an?|my|your|the))? ?$/;
const cuesIn = cuesOf(lexiconOf(PLACE_ROLES));

/** Whether a kind of room would do as well as the one before it: by a word between them or in their list, by 也行 or 都可以 behind it. */
function isChoice(text: string, before: NamedRoom, room: NamedRoom, next: NamedRoom | undefined): boolean {
  const between = text.slice(before.end, room.start);
  if (areChoices(text, before, room) || (before.isCount && room.isCount && COUNTED_TO.test(between))) return true;
  // Nobody wants both of them.
  if (AND.test(between) && [before, room].every(({ type }) => FOR_ONE.has(type))) return true;
  const cues = cuesIn(text);
  const start = room.start - (/an? $/.exec(between)?.[0].length ?? 0);
  return (
    cues.areBehind("also-behind", room.end) ||
    cues.areBefore("also-before", start) ||
    (before.strength >= LEAST_STRENGTH &&
      LISTED.test(between) &&
      (cues.areBehind("all-behind", room.end) || (next !== undefined && areChoices(text, room, next))))
  );
}

const FOR_ONE: ReadonlySet<string> = new Set(["studio", "ensuite", "1b1b"]);
const COUNTED_TO = /^ ?(?:[-~]|to|到|至) ?$/;
const AND = /^(?:s|的| ?(?:flat|apartment|room)s?)? ?(?:[&+]|和|跟|and) ?$/;
const LISTED = /^(?:s|的|房子?|公寓)?(?: ?(?:[,、&+]|和|跟|and) ?| )$/;
const CHOICE_BEHIND = "(?:s|的|房子?|间|公寓| ?(?:flat|apartment|room|place)s?)?";
const OR = "(?:\\bor\\b|\\band\\/or\\b|或者?是?|还是|要么|要不|、|\\/|>)";
const OF_CHOICE =
  "(?:(?:an?|the|even|maybe|perhaps|just|possibly|else|small|smaller|large|larger|big|bigger|decent|nice|cheap|cheaper|simple|basic|private|own|good|quiet|rooms?|with|its|是|找|房间|带|1个|1间|大|小|便宜)(?:1点)?的?\\s*)*";
const ALTERNATIVE = new RegExp(`^${CHOICE_BEHIND}\\s*,?\\s*\\(?(?:${OR}\\s*)+${OF_CHOICE}$`);

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

/** The types of the mentions that would do as well as the one that is meant, in their order. */
export function otherRoomTypes(mentions: readonly RoomMention[]): string[] {
  const meant = meantRoom(mentions);
  if (meant === null) return [];
  const behind = mentions.slice(mentions.indexOf(meant) + 1);
  const kinds = behind.filter(({ isAlternative, strength }) => isAlternative || strength >= LEAST_STRENGTH);
  const end = kinds.findIndex(({ isAlternative }) => !isAlternative);
  const others = (end === -1 ? kinds : kinds.slice(0, end)).map(({ type }) => type);
  return [...new Set(others)].filter((type) => type !== meant.type);
}
