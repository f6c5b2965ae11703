import { CITY_BY_NAME, CITY_NAMES, cityLabel } from "../cities.ts";
import { universities } from "../universities/universities.ts";
import { ROOM_KIND_WORDS } from "./fit/room-type.ts";
import { nameIndex, nameNeedle, type NameIndex } from "./name-index.ts";
import { cityFact, kindFact, universityFact } from "./room-facts.ts";

/** What a known word of a keyword means. */
export type KeywordWord =
  /** A thing that rooms have as a fact. `wider` are facts that nearly mean it: of a university, those of its city. */
  | { kind: "fact"; fact: string; wider: string | null }
  /** It asks for the cheapest rooms first. */
  | { kind: "price" }
  /** It says nothing of its own: 附近, near. */
  | { kind: "filler" }
  /** It says what every room is: looked for in titles, and done without where none has it. */
  | { kind: "soft" };

type Entry = readonly [written: string, meaning: KeywordWord];

const PRICE = ["便宜", "便宜的", "便宜点", "最便宜", "平价", "cheap", "cheaper", "cheapest", "affordable", "low cost"];
const FILLERS = [
  ..."附近|周边|周围|旁边|旁|边上|靠近|近|离|的|在|找|求|想找|想租|求租".split("|"),
  ..."near|nearby|near to|close to|next to|around|in|at|the|a|an|of|for|to|with".split("|"),
];
const SOFT = [
  ..."公寓|房子|房源|房间|住房|租房|住宿|房".split("|"),
  ..."flat|flats|apartment|house|place|accommodation|room|rooms|rent|let".split("|"),
];

/** Other words for kinds than those that a room's own field is read by. */
const MORE_KIND_WORDS: readonly (readonly [kind: string, words: readonly string[]])[] = [
  ["studio", ["独立公寓", "studio flat", "studio apartment"]],
  ["ensuite", ["独立卫浴", "own bathroom", "private bathroom"]],
  ["double", ["大床房"]],
];
const HAN = /^\p{Script=Han}/u;
const ROOM_BEHIND = { han: ["", "间", "房", "房间", "单间"], latin: ["", " room", " rooms", " bedroom"] };
/** `room` is every room's word; its other words say that it is for one. */
const OF_ONE = (word: string) => word !== "room";

let words: NameIndex<KeywordWord> | undefined;
let needles: ReadonlyMap<string, readonly string[]> | undefined;

/** The known words of keywords: cities, universities and kinds of rooms in all their spellings, and words of no weight. */
export function keywordWords(): NameIndex<KeywordWord> {
  words ??= nameIndex([...factEntries(), ...PRICE.map(price), ...FILLERS.map(filler), ...SOFT.map(soft)]);
  return words;
}

/** Every way to write what a fact stands for, as texts of `spokenTextOf` have it. */
export function needlesOfFact(fact: string): readonly string[] {
  needles ??= readNeedles();
  return needles.get(fact) ?? [];
}

/** The Latin words among the known ones: what a mistyped word of a keyword may have been. */
export function knownLatinWords(): string[] {
  return [...factEntries()].map(([written]) => written.toLowerCase()).filter((written) => /^[a-z]{4,}$/.test(written));
}

function* factEntries(): Generator<Entry> {
  yield* cities();
  for (const university of universities()) {
    const meaning = { kind: "fact" as const, fact: universityFact(university), wider: cityFact(university.city) };
    for (const form of university.forms) yield [form, meaning];
  }
  for (const [kind, all] of [...ROOM_KIND_WORDS, ...MORE_KIND_WORDS]) {
    const meaning = { kind: "fact" as const, fact: kindFact(kind), wider: null };
    for (const word of all.filter(OF_ONE).flatMap(withRoom)) yield [word, meaning];
  }
}

function* cities(): Generator<Entry> {
  for (const name of CITY_NAMES) yield [cityLabel(name, "zh"), cityMeaning(name)];
  for (const [alias, name] of CITY_BY_NAME) yield [alias, cityMeaning(name)];
}

function cityMeaning(name: string): KeywordWord {
  return { kind: "fact", fact: cityFact(name), wider: null };
}

function withRoom(word: string): string[] {
  const behind = HAN.test(word) ? ROOM_BEHIND.han : ROOM_BEHIND.latin;
  return behind.map((end) => word + end);
}

function price(word: string): Entry {
  return [word, { kind: "price" }];
}

function filler(word: string): Entry {
  return [word, { kind: "filler" }];
}

function soft(word: string): Entry {
  return [word, { kind: "soft" }];
}

function readNeedles(): Map<string, string[]> {
  const byFact = new Map<string, string[]>();
  for (const [written, meaning] of factEntries()) {
    if (meaning.kind !== "fact") continue;
    byFact.set(meaning.fact, [...(byFact.get(meaning.fact) ?? []), nameNeedle(written)]);
  }
  return byFact;
}
