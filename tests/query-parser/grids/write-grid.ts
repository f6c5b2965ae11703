import { NOTHING_ASKED } from "#domain/search/understanding.ts";
import type { LabelledQuery } from "../labelled/score.ts";
import { CHINESE } from "./chinese.ts";
import { ENGLISH } from "./english.ts";
import {
  CUES,
  HEADS,
  type Cue,
  type GridLanguage,
  type Head,
  type RentCue,
  type WrittenRent,
} from "./grid-language.ts";

export const LANGUAGES = { en: ENGLISH, zh: CHINESE } as const;
export type Language = keyof typeof LANGUAGES;

/** Whether the rent stands before the other head; alone, whether it stands before the room. */
const ORDERS = ["rent first", "rent last"] as const;
type Order = (typeof ORDERS)[number];

/** A wish with a rent, beside one remark about something else; the label is what the wish alone asks for. */
export interface GridLine {
  head: Head;
  cue: Cue;
  labelled: LabelledQuery;
}

const TODAY = "2026-11-20";
/** The cues of a rent beside another head: half of the time it has none, and the only bound is the other head's. */
const RENT_CUES = [
  "bare",
  "cap",
  "bare",
  "about",
  "bare",
  "from",
  "bare",
  "up to",
  "bare",
  "not over",
] as const satisfies readonly RentCue[];

/**
 * The lines of a language: each phrase of each head and cue, with the rent before and after it. Rents and their cues, rooms, cities,
 * nouns and amounts take turns, so that each meets many others. The lines are the same in every run.
 */
export function writeGrid(language: Language): GridLine[] {
  const tables = LANGUAGES[language];
  return HEADS.flatMap((head) =>
    CUES.flatMap((cue) =>
      phrasesOf(tables, head, cue).flatMap((phrase, index) => {
        const turn = turnOf(head, cue, index);
        return ORDERS.map((order) => writeLine({ language, head, cue, phrase, order, index, turn }));
      }),
    ),
  );
}

/**
 * Decides what a line takes from each table. It counts from the line's own place, so that a phrase more leaves all other lines as they
 * are; the factors share no divisor with the lengths of the tables.
 */
function turnOf(head: Head, cue: Cue, index: number): number {
  return 29 * HEADS.indexOf(head) + 11 * CUES.indexOf(cue) + index;
}

interface Cell {
  language: Language;
  head: Head;
  cue: Cue;
  phrase: string;
  order: Order;
  /** Of the phrase among those of its head and cue. */
  index: number;
  /** See `turnOf`. */
  turn: number;
}

function phrasesOf(tables: GridLanguage, head: Head, cue: Cue): readonly string[] {
  if (head !== "rent") return tables.heads[head].phrases[cue] ?? [];
  return cue === "asks" || cue === "was" ? [] : tables.rentPhrases[cue];
}

function writeLine(cell: Cell): GridLine {
  const { language, head, cue, order, index } = cell;
  const wish = head === "rent" ? rentWish(cell, cue as RentCue) : wishBeside(cell);
  const query = head === "rent" ? wish.text : joined(wish.text, remarkOf(cell, head), cell);
  const labelled: LabelledQuery = {
    id: [language, head, cue, index + 1, order].join("/").replaceAll(" ", "-"),
    lang: language,
    category: head,
    query: language === "en" ? sentenceCase(query) : query,
    today: TODAY,
    expected: { ...NOTHING_ASKED, city: wish.city, room_type: wish.roomType, ...wish.prices },
    price_tolerance: 1,
  };
  return { head, cue, labelled };
}

interface Wish {
  text: string;
  city: string;
  roomType: string;
  prices: { low_price: number | null; high_price: number | null };
}

/** The wish of a line about the rent alone. */
function rentWish(cell: Cell, cue: RentCue): Wish {
  const { wishes, wishesRentFirst } = LANGUAGES[cell.language];
  return writeWish(cell, cue, cell.phrase, cell.order === "rent first" ? wishesRentFirst : wishes);
}

/** The wish beside a remark: the cues of the rent take turns. */
function wishBeside(cell: Cell): Wish {
  const { rentPhrases, wishes } = LANGUAGES[cell.language];
  const cue = pick(RENT_CUES, cell.turn);
  return writeWish(cell, cue, pick(rentPhrases[cue], Math.floor(cell.turn / RENT_CUES.length)), wishes);
}

function writeWish({ language, head, turn }: Cell, cue: RentCue, phrase: string, wishes: readonly string[]): Wish {
  const { rents, cities, rooms } = LANGUAGES[language];
  // Nobody shares a studio or a one-bed flat with housemates.
  const fitting = head === "people" || head === "age" ? rooms.filter(({ roomType }) => isShared(roomType)) : rooms;
  const room = pick(fitting, turn + Math.floor(turn / wishes.length));
  const city = pick(cities, turn + Math.floor(turn / rents.length));
  const rent = pick(rents, turn);
  const text = fill(pick(wishes, turn), {
    rent: fill(phrase, { rent: rent.text }),
    room: room.text,
    "a room": room.withArticle,
    city: city.text,
  });
  return { text, city: city.city, roomType: room.roomType, prices: bounds(weekly(rent), cue) };
}

function isShared(roomType: string): boolean {
  return roomType !== "studio" && roomType !== "1b1b";
}

/** What the rent's cue alone says about the price. */
function bounds(pounds: number, cue: RentCue): Wish["prices"] {
  if (cue === "from") return { low_price: pounds, high_price: null };
  if (cue === "about") return { low_price: Math.round(pounds * 0.9), high_price: Math.round(pounds * 1.1) };
  return { low_price: null, high_price: pounds };
}

function weekly({ pounds, per }: WrittenRent): number {
  return per === "week" ? pounds : Math.round((pounds * 12) / 52);
}

function remarkOf({ language, phrase, turn }: Cell, head: Exclude<Head, "rent">): string {
  const { nouns } = LANGUAGES[language].heads[head];
  const { noun, sums } = pick(nouns, turn);
  return fill(phrase, { noun, sum: pick(sums, Math.floor(turn / nouns.length)) });
}

function joined(wish: string, remark: string, { language, phrase, order, turn }: Cell): string {
  const { joiners, plainJoiner } = LANGUAGES[language];
  const isTerse = order === "rent first" && phrase.startsWith("{noun}");
  const joiner = pick(joiners, turn);
  const between = joiner === " " && !isTerse ? plainJoiner : joiner;
  return order === "rent first" ? `${wish}${between}${remark}` : `${remark}${between}${wish}`;
}

function sentenceCase(text: string): string {
  return text.replace(/\. [a-z]/g, (start) => start.toUpperCase());
}

function fill(template: string, values: Record<string, string>): string {
  const text = template.replace(/\{([^}]+)\}/g, (slot, name: string) => values[name] ?? slot);
  // English words in Chinese keep a distance from numbers.
  return text.replace(/(?<=[a-z]{3})(?=[£\d])|(?<=\d)(?=[a-z]{4})/g, " ");
}

/** The item of a turn: each in its turn, over and over. */
function pick<T>(items: readonly T[], turn: number): T {
  const item = items[turn % items.length];
  if (item === undefined) throw new RangeError("Nothing to pick from");
  return item;
}
