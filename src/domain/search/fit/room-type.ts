import type { AskedKind } from "../asked-kinds.ts";
import { foldText } from "../keyword.ts";
import { withDigits } from "./digits.ts";

/** What a text says about the kind of a room. It may say several things: an ensuite room in a shared flat. */
interface Kinds {
  kinds: ReadonlySet<string>;
  bedrooms: number | null;
  bathrooms: number | null;
}

/** How posters write each kind. The first that a wish has is what it is about: a double room is a double. */
const WORDS: readonly [kind: string, words: readonly string[]][] = [
  ["studio", ["studio", "单身公寓", "單身公寓", "开间", "開間"]],
  [
    "ensuite",
    [
      "ensuite",
      "en-suite",
      "en suite",
      "独卫",
      "獨衛",
      "独立卫",
      "獨立衛",
      "套间",
      "套間",
      "套房",
      "own bath",
      "private bath",
    ],
  ],
  ["double", ["double", "大床", "双人", "雙人"]],
  ["flatshare", ["flatshare", "flat share", "houseshare", "house share", "shared flat", "shared house", "合租"]],
  ["room", ["room", "single", "单间", "單間", "单人", "單人", "卧室", "臥室", "主卧", "主臥", "次卧", "次臥"]],
];
// A bedroom is not yet a room.
const PATTERNS = WORDS.map(([kind, words]) => [kind, new RegExp(`(?<![a-z])(?:${words.join("|")})`)] as const);

const BEDROOMS = /(\d) ?-?(?:b(?:ed(?:s|rooms?)?|r|hk)?(?![a-z])|室|房|居)/;
const BATHROOMS = /(?:b(?:ed(?:s|rooms?)?)?|室|房|厅|廳) ?(\d) ?-?(?:ba?(?:th(?:s|rooms?)?)?(?![a-z])|卫|衛)/;

/** Rooms of these kinds are rooms for one, whatever else they have. */
const ROOMS = ["room", "ensuite", "double", "flatshare"];

const WHOLE_HOME: AskedKind = "entire";
const SINGLE: AskedKind = "single";

/** A room is of a kind when it has one of `some` and none of `none`: of `kindsOfRoom`, or as facts. */
export interface KindRule {
  some: readonly string[];
  none: readonly string[];
}

/**
 * Which rooms are of a kind that was asked for; null where the text names no kind.
 * @param asked As a search names it (`ASKED_KINDS`, 2b, 2b1b), or free text that has a word of it.
 */
export function kindRule(asked: string): KindRule | null {
  if (asked === WHOLE_HOME) return { some: [WHOLE_HOME], none: [] };
  if (asked === SINGLE) return { some: ["room", "flatshare"], none: ["ensuite", "double", WHOLE_HOME] };
  const { kinds, bedrooms, bathrooms } = kindsOf(asked);
  if (bedrooms !== null) return flatRule(bedrooms, bathrooms);
  const [kind] = kinds;
  if (kind === undefined) return null;
  // A flat whose poster speaks of a double bedroom is no double room.
  return { some: acceptedRoomKinds(kind), none: kind === "studio" ? [] : [WHOLE_HOME] };
}

// A poster that says nothing of bathrooms may have as many as are wanted.
function flatRule(bedrooms: number, bathrooms: number | null): KindRule {
  if (bathrooms === null) return { some: [`${bedrooms}b`], none: [] };
  const others = DIGITS.filter((digit) => digit !== bathrooms);
  return { some: [`${bedrooms}b`], none: others.map((digit) => `${bedrooms}b${digit}b`) };
}

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** All kinds that a room is of by its own words for it. */
export function kindsOfRoom(roomType: string): string[] {
  return [...roomKindsIn(roomType), ...(isWholeHome(roomType) ? [WHOLE_HOME] : [])];
}

/** Whether these kinds, of one room, are those of a rule. */
export function isOfKind({ some, none }: KindRule, kinds: readonly string[]): boolean {
  return some.some((kind) => kinds.includes(kind)) && !none.some((kind) => kinds.includes(kind));
}

/**
 * Whether a room is of the kind that was asked for.
 * @param asked As of `kindRule`; of a text that names no kind, whether the room's own words have it.
 * @param roomType The room's own words for it: free text.
 */
export function isRoomType(asked: string, roomType: string): boolean {
  const rule = kindRule(asked);
  return rule === null ? foldText(roomType).includes(foldText(asked).trim()) : isOfKind(rule, kindsOfRoom(roomType));
}

/** How much is missed (`Fit.missed`) by kinds that are like the one that was asked for. */
const LIKE: readonly (readonly [asked: string, offered: string, missed: number])[] = [
  ["studio", "1b", 0.6],
  ["studio", "ensuite", 0.8],
  ["1b", "studio", 0.6],
  ["ensuite", "studio", 0.7],
  ["ensuite", "1b", 1],
  ["double", "ensuite", 0.7],
  [SINGLE, "double", 0.5],
  [SINGLE, "ensuite", 0.5],
  ["double", "room", 1],
  ["double", "studio", 1],
  ["room", "studio", 1],
  ["flatshare", "studio", 1],
  ["entire", "ensuite", 1.5],
];
/** The same number of bedrooms with another number of bathrooms. */
const OTHER_BATHROOMS_MISSED = 0.5;
const OTHER_KIND_MISSED = 1.5;
/** For each bedroom that a home has too many or too few. */
const BEDROOM_MISSED = 1;
/** A room for one where a home with several bedrooms is wanted. */
const ROOM_FOR_SEVERAL_MISSED = 3;

/** How much is missed by a room that is not of the kind that was asked for; 1 is a tenth dearer or two weeks late. */
export function missedByRoomType(asked: string, roomType: string): number {
  const [wanted, offered] = [kindsOf(asked), kindsOf(roomType)];
  const [kind = wanted.bedrooms === 1 ? "1b" : ""] = asked === SINGLE ? [SINGLE] : wanted.kinds;
  const isOffered = (other: string) => (other === "1b" ? offered.bedrooms === 1 : offered.kinds.has(other));
  const alike = LIKE.flatMap(([one, other, missed]) => (one === kind && isOffered(other) ? [missed] : []));
  if (alike.length > 0) return Math.min(...alike);
  if (wanted.bedrooms === null || !isWholeHome(roomType)) {
    return (wanted.bedrooms ?? 0) > 1 ? ROOM_FOR_SEVERAL_MISSED : OTHER_KIND_MISSED;
  }
  const difference = Math.abs(wanted.bedrooms - (offered.bedrooms ?? 1));
  return difference === 0 ? OTHER_BATHROOMS_MISSED : difference * BEDROOM_MISSED;
}

/** The kinds of rooms, with the words that name them, lower case. */
export const ROOM_KIND_WORDS: ReadonlyMap<string, readonly string[]> = new Map(WORDS);

/** What a text says about the kind of a room: `studio`, `ensuite`, `room` …, bedrooms `2b`, and with bathrooms `2b1b`. */
export function roomKindsIn(text: string): string[] {
  const { kinds, bedrooms, bathrooms } = kindsOf(text);
  if (bedrooms === null) return [...kinds];
  const baths = bathrooms ?? (bedrooms === 1 ? 1 : null);
  return [...kinds, `${bedrooms}b`, ...(baths === null ? [] : [`${bedrooms}b${baths}b`])];
}

/** Whether a room's own words mean a home that is let as a whole. */
export function isWholeHome(roomType: string): boolean {
  const { kinds, bedrooms } = kindsOf(roomType);
  return kinds.has("studio") || (bedrooms !== null && !ROOMS.some((each) => kinds.has(each)));
}

/** A search for a room also accepts one with a bathroom of its own, or a double bed. */
export function acceptedRoomKinds(kind: string): readonly string[] {
  return kind === "room" || kind === "flatshare" ? ROOMS : [kind];
}

function kindsOf(text: string): Kinds {
  const folded = withDigits(foldText(text));
  return {
    kinds: new Set(PATTERNS.filter(([, pattern]) => pattern.test(folded)).map(([kind]) => kind)),
    bedrooms: digitOf(BEDROOMS.exec(folded)?.[1]),
    bathrooms: digitOf(BATHROOMS.exec(folded)?.[1]),
  };
}

function digitOf(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}
