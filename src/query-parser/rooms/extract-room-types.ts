import type { Term } from "../lexicon/find-terms.ts";
import { stanceOf } from "../negation.ts";

import { MASK, type SourceText } from "../text/source-text.ts";
import type { Span } from "../text/mapped-text.ts";
import { countedHomes } from "./bedroom-counts.ts";
import { COUNT_STRENGTH, ROOM_KINDS } from "./room-kinds.ts";
import { rememberedRooms, roleOf, type NamedRoom, type RoomContext, type RoomRole } from "./room-roles.ts";
import { findRoomTerms } from "./room-terms.ts";

/** A room type that is asked for or offered. */
export interface RoomMention extends Span {
  /** studio, ensuite, room, double, flatshare, 1b1b, 2b, 2b1b … */
  type: string;
  /** Of several mentions the strongest is meant. */
  strength: number;
  /** Whether it is another choice to the mention before it. */
  isAlternative: boolean;
}

/** A mention with what it is. */
export interface JudgedRoom extends RoomMention {
  role: RoomRole;
}

/**
 * The room types that a text asks for, in its order; what is refused isn't among them. Everything that names a room is
 * masked, so that the numbers of 2b1b are read as nothing else.
 */
export function extractRoomTypes(source: SourceText): RoomMention[] {
  return judgeRooms(source).filter(({ role }) => role === "wanted");
}

/**
 * All rooms that a text names, each with its role; masks them.
 * @param isOffer The text offers a room: the one that its author leaves, which who looks for a room only tells of.
 */
export function judgeRooms(source: SourceText, isOffer = false): JudgedRoom[] {
  const { canonical } = source;
  const found = findRooms(source, isOffer);
  const { rooms } = found;
  source.mask(rooms);
  const context = { ...found, text: canonical, remembered: rememberedRooms({ ...found, text: canonical }) };
  let before: NamedRoom | undefined;
  return rooms.map((room) => {
    const role = roleOf(room, context);
    const isChoice = role === "wanted" && before !== undefined && isAlternative(canonical, before, room);
    if (role === "wanted") before = room;
    return {
      type: room.type,
      strength: room.strength,
      start: room.start,
      end: room.end,
      isAlternative: isChoice,
      role,
    };
  });
}

function findRooms({ remaining, canonical }: SourceText, isOffer: boolean): Omit<RoomContext, "text" | "remembered"> {
  const { corrected, counts, kinds } = findRoomTerms(remaining);
  const { text, origins } = corrected;
  const written = ({ start, end }: Span) => ({ start: origins[start] ?? 0, end: origins[end] ?? 0 });
  const homes = countedHomes(text, counts);
  const counted = homes.map((home) => ({ ...home, ...written(home), strength: COUNT_STRENGTH, isCount: true }));
  const named = kinds.flatMap((term) => {
    const isInHome = homes.some((home) => term.start < home.end && term.end > home.start);
    const kind = isInHome || !isNamed(text, term) ? undefined : ROOM_KINDS.get(term.sense);
    if (kind !== undefined) return [{ ...kind, ...written(term), isCount: false }];
    // 'Don't want to share a bathroom'.
    const isDemand = term.sense === "/ensuite" && stanceOf(canonical, written(term)) === "refused";
    return isDemand ? [{ type: "ensuite", strength: 4, ...written(term), isCount: false, isDemand }] : [];
  });
  const spansOf = (sense: string) => kinds.filter((term) => term.sense === sense).map(written);
  return {
    rooms: [...named, ...counted].sort((a, b) => a.start - b.start),
    told: spansOf("told"),
    left: isOffer ? [] : spansOf("left"),
    wishes: spansOf("wish"),
  };
}

/** 'A double in Leeds' names a room, 'double glazing' does not. */
const NAMED_ALONE = new RegExp(
  `^(?:$|[.,;!${MASK}\\u4e00-\\u9fff]| ${MASK}|\\s(?:in|near|at|for|with|around|under|from|available|left)\\b)`,
);
const ONE_ALONE = /^(?:$|[,.\s也就都])/;

function isNamed(text: string, { sense, end }: Term): boolean {
  if (sense === "roomAlone") return ONE_ALONE.test(text.slice(end));
  return !sense.endsWith("Alone") || NAMED_ALONE.test(text.slice(end));
}

const CHOICE_BEHIND = "(?:s|的|房子?|间|公寓| ?(?:flat|apartment|room|place)s?)?";
const OR = "(?:\\bor\\b|\\band\\/or\\b|或者?是?|还是|要么|要不|、|\\/)";
const OF_CHOICE = "(?:(?:an?|the|even|maybe|perhaps|just|possibly|else|是|找|1个)\\s*)*";
const ALTERNATIVE = new RegExp(`^${CHOICE_BEHIND}\\s*,?\\s*(?:${OR}\\s*)+${OF_CHOICE}$`);

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
