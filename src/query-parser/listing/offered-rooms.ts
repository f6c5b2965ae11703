import { lexiconOf, findTerms, type Term } from "../lexicon/find-terms.ts";
import { ROOM_LABELS } from "../lexicon/tables/room-labels.ts";
import { judgeAmounts, priceOf } from "../money/extract-prices.ts";
import type { Price } from "../money/price.ts";
import type { RoomMention } from "../rooms/extract-room-types.ts";
import type { Span } from "../text/mapped-text.ts";
import type { SourceText } from "../text/source-text.ts";
import { offeredRent, rentPerMonth } from "./offered-rent.ts";
import { namedRoom } from "./offered-room.ts";

/** One of several rooms that a post offers, each at a rent of its own. */
export interface OfferedRoom {
  /** As the post calls it: A房, 'Room 1 (single)'. */
  name: string;
  room_type: string | null;
  /** Pounds a week. */
  price: number;
  price_per_month: number | null;
}

/** The text of a post, and the rooms that it mentions. */
interface Rental {
  source: SourceText;
  canonical: string;
  rooms: readonly RoomMention[];
}

/** A rent and the words that name its room. */
interface PricedRoom {
  price: Price;
  name: Span;
  /** Those of its words that name a room. */
  words: string;
  /** What kind of room its label says it is. */
  kind: string | null;
  isWhole: boolean;
  isLabelled: boolean;
}

const LEXICON = lexiconOf(ROOM_LABELS);
/** Characters between a room's name and its rent. */
const MOST_BETWEEN = 32;
/** A rent so many times the least one is a deposit, or a sum. */
const MOST_TIMES = 4;

/**
 * The rooms of a post that offers two or more at rents of their own (A房 £380 B房 £420, 'double £480, ensuite £560'), in its order; none
 * where it offers one, or one home: several rents of the same room (a range, list price and asked price, a price for each
 * person or by the length of the stay) are no rooms.
 */
export function offeredRooms(source: SourceText, rooms: readonly RoomMention[]): OfferedRoom[] {
  const rental = { source, canonical: source.canonical, rooms };
  const terms = findTerms(rental.canonical, LEXICON);
  if (terms.filter(isName).length + rental.rooms.length < 2) return [];
  const rents = rentsOf(rental.canonical);
  const before = rents.flatMap((price, at) =>
    pricedRoom(rental, terms, price, spaceBefore(rental.canonical, rents, at)),
  );
  const behind = rents.flatMap((price, at) =>
    pricedRoom(rental, terms, price, spaceBehind(rental.canonical, rents, at)),
  );
  const found = isBetter(behind, before) ? behind : before;
  const hasSeveral = terms.some(({ sense }) => sense === "several");
  const priced = hasSeveral || labelledOf(found) === found.length || areDifferent(found) ? found : [];
  const answered = priced.map((room) => asOffered(rental, room));
  return areRooms(answered) ? answered : [];
}

/**
 * All amounts that may be a rent. Which of them is asked for is not decided by their roles here: of several rents the later ones
 * look like former ones.
 */
function rentsOf(canonical: string): Price[] {
  const amounts = judgeAmounts(canonical, true).filter(({ role, phrase }) => role !== "total" && !phrase.isForeign);
  const hasMoney = amounts.some(({ isCertain, phrase }) => isCertain && phrase.isMoney);
  return amounts
    .filter(({ isCertain, phrase }) => isCertain === hasMoney || phrase.isMoney)
    .flatMap(({ phrase, start, end }) => {
      const price = priceOf(phrase);
      return price === null ? [] : [{ ...price, start, end }];
    });
}

function isName({ sense }: Term): boolean {
  return sense === "label" || sense === "whole";
}

/** What of a line stands before a rent and behind the one before it; with the line above where it begins the line. */
function spaceBefore(text: string, rents: readonly Price[], at: number): Span {
  const end = rents[at]?.start ?? 0;
  const line = text.lastIndexOf("\n", end - 1);
  const start = text.slice(line + 1, end).trim() === "" ? text.lastIndexOf("\n", line - 1) : line;
  return { start: Math.max(start + 1, rents[at - 1]?.end ?? 0), end };
}

function spaceBehind(text: string, rents: readonly Price[], at: number): Span {
  const start = rents[at]?.end ?? 0;
  const line = text.indexOf("\n", start);
  return { start, end: Math.min(line === -1 ? text.length : line, rents[at + 1]?.start ?? text.length) };
}

function pricedRoom({ canonical, rooms }: Rental, terms: readonly Term[], price: Price, space: Span): PricedRoom[] {
  const isInside = ({ start, end }: Span) => start >= space.start && end <= space.end;
  const said = terms.filter(isInside);
  if (said.some(({ sense }) => sense === "other")) return [];
  const labels = said.filter(isName);
  const names = [...labels, ...rooms.filter(isInside)].sort((a, b) => a.start - b.start);
  const near = names.filter((name) => isNear(canonical, name, price));
  if (near.length === 0) return [];
  // 'Two rooms free: small double': the label begins the name.
  const { start } = near.find((name) => "sense" in name) ?? near[0]!;
  const name = { start, end: space.end <= price.start ? space.end : near.at(-1)!.end };
  const kind = labels.find(({ row }) => row.note !== "")?.row.note ?? null;
  const isWhole = labels.some(({ sense }) => sense === "whole");
  const words = near.map((word) => canonical.slice(word.start, word.end)).join(" ");
  return [{ price, name, words, kind, isWhole, isLabelled: labels.length > 0 }];
}

function isNear(text: string, name: Span, price: Price): boolean {
  const between = name.end <= price.start ? text.slice(name.end, price.start) : text.slice(price.end, name.start);
  return between.length <= MOST_BETWEEN && !/[;!?]|\.\s/.test(between);
}

/** Whether the names behind the rents tell more rooms apart than those before them. */
function isBetter(behind: readonly PricedRoom[], before: readonly PricedRoom[]): boolean {
  const [one, other] = [labelledOf(behind), labelledOf(before)];
  return one === other ? behind.length > before.length : one > other;
}

function labelledOf(rooms: readonly PricedRoom[]): number {
  return rooms.filter(({ isLabelled }) => isLabelled).length;
}

/** 'Room £500 … room £550' may be one room at two times. */
function areDifferent(rooms: readonly PricedRoom[]): boolean {
  return new Set(rooms.map(({ words }) => words)).size === rooms.length;
}

function asOffered(rental: Rental, { price, name, kind, isWhole }: PricedRoom): OfferedRoom {
  const perWeek = offeredRent([price]) ?? 0;
  const rooms = rental.rooms.filter(({ start, end }) => isWhole || (start >= name.start && end <= name.end));
  const named = namedRoom(rooms, rental.canonical);
  return {
    name: rental.source.originalOf(name).replaceAll(/^[\s\p{P}]+|[\s:：,，(（\-–—]+$/gu, ""),
    room_type: named === "room" || named === null ? (kind ?? (isWhole ? named : "room")) : named,
    price: perWeek,
    price_per_month: rentPerMonth([price], perWeek),
  };
}

function areRooms(rooms: readonly OfferedRoom[]): boolean {
  const prices = rooms.map(({ price }) => price);
  return rooms.length > 1 && Math.min(...prices) > 0 && Math.max(...prices) <= MOST_TIMES * Math.min(...prices);
}
