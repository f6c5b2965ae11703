import type { MentionedPlace } from "#domain/travel/mentioned-place.ts";
import type { Place, PlaceKind } from "../places/place.ts";
import { cityOf } from "../places/place-criteria.ts";
import type { SourceText } from "../text/source-text.ts";
import { spansOf, type Span } from "../text/mapped-text.ts";
import { WORD_END, WORD_START } from "../text/pattern.ts";
import { bareTimeIn, commuteAt, nearnessAt, type Nearness } from "./nearness.ts";
import type { TravelTime } from "./travel-time.ts";

/** A place that a text wants to be near, as it names it. */
export interface NearMention {
  place: MentionedPlace;
  /** The keywords that say the same. */
  keywords: string[];
  /** How long the way there may take; null where the text does not say. */
  time: TravelTime | null;
}

const KINDS: Partial<Record<PlaceKind, MentionedPlace["kind"]>> = {
  university: "university",
  district: "district",
  postcode: "postcode",
  city: "city",
  town: "city",
};

// 学校 and 'campus', where one university alone is named: 'KCL student, 15 min walk to uni'.
const CAMPUS_WORDS = new RegExp(
  `学校|校区|校园|(?<![\\u4e00-\\u9fff])大学(?!生|城)|${WORD_START}(?:campus|uni(?:versity)?(?! of)|school(?! of)|college|lectures|there)${WORD_END}|那[里边儿]`,
  "g",
);
const WORK_WORDS = new RegExp(`公司|单位|办公室|${WORD_START}(?:work|office|workplace)${WORD_END}`, "g");
// 在金丝雀码头上班，通勤30分钟以内; 'I study at LSE, 40 min commute max'.
const COMMUTE_WORDS = new RegExp(`通勤|${WORD_START}commut(?:e|ing)${WORD_END}`, "g");
const STATION_BEHIND = /^\s?(?:的?(?:中央)?(?:火车站|车站|站)|(?:central )?(?:train |rail(?:way)? )?station\b)/;
/** So much behind a name may say which campus is meant. */
const REACH_BEHIND = 24;

/**
 * The places that a text wants to be near, the likeliest first: those with a time, then universities. A university that
 * is named without a word of nearness is none, nor is one where the writer lives now or comes from.
 */
export function nearMentions({ canonical }: SourceText, places: readonly Place[]): NearMention[] {
  const found = [
    ...places.flatMap((place) => mentionOf(canonical, place, nearnessAt(canonical, place)) ?? []),
    ...dailyMentions(canonical, places),
  ];
  const rank = ({ time, place }: NearMention) => Number(time !== null) * 2 + Number(place.kind === "university");
  return found.toSorted((a, b) => rank(b) - rank(a));
}

function mentionOf(text: string, place: Place, nearness: Nearness | null): NearMention | null {
  const { name, city, role, start, end } = place;
  const kind = KINDS[place.kind];
  const isElsewhere = role === "origin" || role === "current";
  if (kind === undefined || nearness === null || isElsewhere || place.isNegated) return null;
  const behind = text.slice(end, end + REACH_BEHIND).split(/[,.;!?\n]/, 1)[0] ?? "";
  // A city is no place to be near, but its station is.
  if (kind === "city" && !STATION_BEHIND.test(behind)) return null;
  const mentioned = { kind, name, city, written: text.slice(start, end), behind };
  return { place: mentioned, keywords: keywordsOf(mentioned), time: nearness.time };
}

function keywordsOf({ kind, name }: MentionedPlace): string[] {
  if (kind === "city") return ["near-station"];
  return kind === "university" ? [name, "near-campus"] : [name];
}

// A daily destination, named apart from how far it may be.
function dailyMentions(text: string, places: readonly Place[]): NearMention[] {
  const university = onlyOne(places.filter(isUniversity));
  const work = onlyOne(places.filter((place) => isWorkplace(text, place)));
  const goesTo = university ?? work;
  const toCampus = spansBeside(places, text, CAMPUS_WORDS).map((span) => nearnessAt(text, span));
  const toWork = spansBeside(places, text, WORK_WORDS).map((span) => nearnessAt(text, span));
  const times = [...spansBeside(places, text, COMMUTE_WORDS).map((span) => commuteAt(text, span)), bareTimeIn(text)];
  return [
    ...(university === null || cityOf(places).city !== university.city
      ? []
      : toCampus.flatMap((nearness) => mentionOf(text, { ...university, role: "near" }, nearness) ?? [])),
    ...(work === null ? [] : toWork.flatMap((nearness) => mentionOf(text, { ...work, role: "near" }, nearness) ?? [])),
    ...(goesTo === null ? [] : times.flatMap((nearness) => mentionOf(text, goesTo, nearness) ?? [])),
  ];
}

function isUniversity({ kind, role, isNegated }: Place): boolean {
  return kind === "university" && role !== "origin" && !isNegated;
}

const WORK_BEHIND = /^\s?(?:上班|工作|实习|office\b|公司)/;

function isWorkplace(text: string, { kind, role, isNegated, end }: Place): boolean {
  const isWorkedAt = role === "commute" || WORK_BEHIND.test(text.slice(end, end + REACH_BEHIND));
  return kind === "district" && isWorkedAt && !isNegated;
}

function onlyOne(places: readonly Place[]): Place | null {
  const [first = null, ...others] = places;
  return others.every(({ name }) => name === first?.name) ? first : null;
}

function spansBeside(places: readonly Place[], text: string, words: RegExp): Span[] {
  return spansOf(text, words).filter((span) =>
    places.every(({ start, end }) => span.end <= start || span.start >= end),
  );
}
