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

/** The text of a post, and what names rooms in it. */
interface Post {
  source: SourceText;
  rooms: readonly RoomMention[];
  terms: readonly Term[];
}

interface PricedRoom {
  room: OfferedRoom;
  /** Whether more than its kind names it. */
  isLabelled: boolean;
}

const LEXICON = lexiconOf(ROOM_LABELS);
/** Characters between a room's name and its rent. */
const MOST_BETWEEN = 32;

/**
 * The rooms of a post that offers two or more at rents of their own (A房 £380 B房 £420, 'double £480, ensuite £560'), in its order; none
 * where it offers one, or one home: several rents of the same room (a range, list price and asked price, a price for each
 * person or by the length of the stay) are no rooms.
 */
export function offeredRooms(source: SourceText, mentions: readonly RoomMention[]): OfferedRoom[] {
  const text = source.canonical;
  // A share, or a lodger, is no room of its own.
  const rooms = mentions.filter(({ type }) => type !== "flatshare");
  const terms = findTerms(text, LEXICON);
  const rents = rentsOf(text);
  const roomsBy = (spaceOf: typeof spaceBefore) =>
    rents.flatMap((price, at) => pricedRoom({ source, rooms, terms }, price, spaceOf(text, rents, at)));
  const [before, behind] = [roomsBy(spaceBefore), roomsBy(spaceBehind)];
  const found = labelledOf(behind) > labelledOf(before) ? behind : before;
  const offered = found.map(({ room }) => room);
  // 'Room £500 … room £550' may be one room at two times.
  const areSeveral =
    labelledOf(found) === found.length || new Set(offered.map(({ room_type }) => room_type)).size === offered.length;
  return offered.length > 1 && areSeveral ? offered : [];
}

/**
 * All amounts that may be a rent. Which of them is asked for is not decided by their roles here: of several rents the later ones
 * look like former ones.
 */
function rentsOf(canonical: string): Price[] {
  const amounts = judgeAmounts(canonical, true).filter(({ phrase }) => phrase.isComparable);
  const hasMoney = amounts.some(({ phrase }) => phrase.isMoney);
  return amounts
    .filter(({ phrase }) => phrase.isMoney === hasMoney)
    .map(({ phrase, start, end }) => Object.assign(priceOf(phrase), { start, end }));
}

/** The part of a line between a rent and the one before it. */
function spaceBefore(text: string, rents: readonly Price[], at: number): Span {
  const end = rents[at]?.start ?? 0;
  return { start: Math.max(text.lastIndexOf("\n", end - 1) + 1, rents[at - 1]?.end ?? 0), end };
}

function spaceBehind(text: string, rents: readonly Price[], at: number): Span {
  const start = rents[at]?.end ?? 0;
  const line = text.indexOf("\n", start);
  return { start, end: Math.min(line === -1 ? text.length : line, rents[at + 1]?.start ?? text.length) };
}

function pricedRoom({ source, rooms, terms }: Post, price: Price, space: Span): PricedRoom[] {
  const { canonical } = source;
  const isIn = (span: Span) => (name: Span) => name.start >= span.start && name.end <= span.end;
  const labels = terms.filter(isIn(space));
  if (labels.some(({ sense }) => sense === "other")) return [];
  const isNear = ({ start, end }: Span) => end >= price.start - MOST_BETWEEN && start <= price.end + MOST_BETWEEN;
  const names = [...labels, ...rooms.filter(isIn(space))].filter(isNear).sort((a, b) => a.start - b.start);
  if (names.length === 0) return [];
  // 'Two rooms free: small double': the label begins the name.
  const { start } = names.find((name) => "sense" in name) ?? names[0]!;
  const name = { start, end: space.end <= price.start ? space.end : names.at(-1)!.end };
  const isWhole = labels.some(({ sense }) => sense === "whole");
  const type = namedRoom(isWhole ? rooms : rooms.filter(isIn(name)), canonical);
  const kind = labels.find(({ row }) => row.note !== "")?.row.note ?? (isWhole ? type : "room");
  const perWeek = offeredRent([price]) ?? 0;
  const room = {
    name: source.originalOf(name).replaceAll(/^[\s\p{P}]+|[\s:：,，(（\-–—]+$/gu, ""),
    room_type: type === "room" || type === null ? kind : type,
    price: perWeek,
    price_per_month: rentPerMonth([price], perWeek),
  };
  return [{ room, isLabelled: labels.length > 0 }];
}

function labelledOf(rooms: readonly PricedRoom[]): number {
  return rooms.filter(({ isLabelled }) => isLabelled).length;
}
