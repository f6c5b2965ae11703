import { isNegated, isNotRequired } from "../negation.ts";
import { correctSpelling, vocabularyOf } from "../text/spelling.ts";
import { MASK, type SourceText } from "../text/source-text.ts";
import type { Span } from "../text/mapped-text.ts";
import { countedRoomType, LABELLED_COUNT, labelledRoomType, ROOM_COUNT } from "./bedroom-counts.ts";
import { COUNT_STRENGTH, ROOM_KINDS, ROOM_WORDS } from "./room-kinds.ts";

/** A room type that is asked for or offered. */
export interface RoomMention extends Span {
  /** studio, ensuite, room, double, flatshare, 1b1b, 2b, 2b1b … */
  type: string;
  /** Of several mentions the strongest is meant. */
  strength: number;
  /** Whether it is another choice to the mention before it. */
  isAlternative: boolean;
}

interface Found extends Span {
  type: string;
  strength: number;
  isCount: boolean;
}

const VOCABULARY = vocabularyOf(ROOM_WORDS.words, ROOM_WORDS.notTypos);

// "room in a 3 bed flat", 三室两厅里的主卧: the flat is what the room is in.
const IN_A =
  /\b(?:in|of|within|inside) (?:(?:an?|the|this|our|my|lovely|nice|big|large|modern|new|shared|clean|quiet|friendly|bright|spacious|cosy|tidy) )*$/;
const INSIDE = /^\s?的?(?:\s?(?:flat|house|公寓|房子?))?(?:合租|里面?|中|其中|内)(?:的|之|里|中|房)*/;
const LET = /^[\s,]*(?:的|合租)*(?:出租|招租|转租)/;

/**
 * The room types that a text asks for, in its order; what is refused isn't among them. Everything that names a room is
 * masked, so that the numbers of 2b1b are read as nothing else.
 */
export function extractRoomTypes(source: SourceText): RoomMention[] {
  const found = findRooms(source);
  for (const span of found) source.mask(span);
  const { canonical } = source;
  const meant = found.filter(
    (room) =>
      !isNegated(canonical, room.start, room.end) &&
      !isNotRequired(canonical, room.start, room.end) &&
      !(room.isCount && isAround(canonical, room, found)) &&
      !(room.type === "ensuite" && isOfHome(canonical, room, found)),
  );
  return meant.map(({ type, strength, start, end }, index) => {
    const before = meant[index - 1];
    return { type, strength, start, end, isAlternative: !!before && isAlternative(canonical, before, { start, end }) };
  });
}

function findRooms(source: SourceText): Found[] {
  const { text: corrected, origins } = correctSpelling(source.remaining, VOCABULARY);
  let text = corrected;
  const found: Found[] = [];

  const keep = (match: RegExpExecArray, type: string, strength: number, isCount: boolean) => {
    const end = match.index + match[0].length;
    found.push({ type, strength, isCount, start: origins[match.index] ?? 0, end: origins[end] ?? 0 });
    text = text.slice(0, match.index) + MASK.repeat(match[0].length) + text.slice(end);
  };
  for (const match of text.matchAll(LABELLED_COUNT)) keep(match, labelledRoomType(match), COUNT_STRENGTH, true);
  for (const match of text.matchAll(ROOM_COUNT)) {
    const type = countedRoomType(match);
    if (type !== null) keep(match, type, COUNT_STRENGTH, true);
  }
  for (const { type, strength, pattern } of ROOM_KINDS) {
    for (const match of text.matchAll(pattern)) keep(match, type, strength, false);
  }
  return found.sort((a, b) => a.start - b.start);
}

function isAround(text: string, flat: Found, found: readonly Found[]): boolean {
  const isRoom = ({ type, isCount }: Found) => !isCount && type !== "flatshare" && type !== "studio";
  const before = text.slice(0, flat.start);
  if (found.some((share) => isShareOf(text, flat, share))) return true;
  return found.filter(isRoom).some((room) => {
    if (room.end <= flat.start) return IN_A.test(before) && flat.start - room.end < 40;
    const between = text.slice(flat.end, room.start);
    return (
      between.length < 12 && (INSIDE.test(between) || isOneOfIt(text, room, between) || LET.test(text.slice(room.end)))
    );
  });
}

// 2b2b的一间.
function isOneOfIt(text: string, room: Found, between: string): boolean {
  return text.startsWith("1间", room.start) && /^[\s的找租,]*$/.test(between);
}

// A "4 bed house share" is a share; a 2b2b 合租 stays the flat that two friends look for.
function isShareOf(text: string, flat: Found, { type, start, end }: Found): boolean {
  if (type !== "flatshare" || start < flat.end) return false;
  return /^[\s-]?(?:[a-z]+ )?$/.test(text.slice(flat.end, start)) && /^[a-z]/.test(text.slice(start, end));
}

// 带独卫的studio: every studio has its bathroom.
function isOfHome(text: string, bathroom: Found, found: readonly Found[]): boolean {
  const isHome = ({ type, isCount }: Found) => isCount || type === "studio";
  return found.some(
    (home) => isHome(home) && home.start >= bathroom.end && /^\s?的?\s?$/.test(text.slice(bathroom.end, home.start)),
  );
}

const ALTERNATIVE =
  /^(?:s|的|房子?|间|公寓| ?(?:flat|apartment|room|place)s?)?\s*,?\s*(?:(?:\bor\b|\band\/or\b|或者?是?|还是|要么|要不|、|\/)\s*)+(?:(?:an?|the|even|maybe|perhaps|just|possibly|else|是|找|1个)\s*)*$/;

/** Whether two things that stand one after the other in a text are offered as a choice: "a studio or a 1 bed", 利兹/曼城. */
function isAlternative(text: string, first: Span, second: Span): boolean {
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
