import { roomTypesOf, type Understanding } from "../understanding.ts";
import { acceptedRoomKinds, isWholeHome, roomKindsIn } from "./room-type.ts";

/** The bedrooms that those who will live together need. */
export interface NeededHome {
  /** How many they are; 1 where a family does not say. */
  people: number;
  /** A home with fewer only comes near. */
  least: number;
  best: number;
  /** Two may also share a double room. */
  isDoubleEnough: boolean;
}

type WantedHome = Pick<Understanding, "room_type" | "other_room_types" | "keywords">;

/** More people are as many: few homes have more bedrooms. */
export const MOST_PEOPLE = 6;
/** Two couples, who need a bedroom each. */
export const TWO_COUPLES = "2-couples";
const PEOPLE = /^(\d)-people$/;
/** The bedrooms of a family that does not say how many they are. */
const BEDROOMS_OF_FAMILY = 2;

/**
 * The home that a group or a family needs. Each friend needs a bedroom; parents share one, and so do their children. Null for others,
 * and where a kind of room is named that says it itself. A group that asks for a flatshare shares a home among themselves.
 */
export function neededHome(wanted: WantedHome): NeededHome | null {
  const kinds = roomTypesOf(wanted);
  if (!kinds.every((kind) => kind === "flatshare" || kind === "entire")) return null;
  const { keywords } = wanted;
  const people = peopleIn(keywords);
  if (keywords.includes("family")) {
    const best = people === null ? BEDROOMS_OF_FAMILY : Math.max(BEDROOMS_OF_FAMILY, inPairs(people));
    return { people: people ?? 1, least: best - 1, best, isDoubleEnough: false };
  }
  if (people === null || (people === 2 && keywords.includes("couples"))) return null;
  if (people === 2) return { people, least: 1, best: 2, isDoubleEnough: kinds.length === 0 };
  const bedrooms = people - couplesIn(keywords);
  return { people, least: bedrooms, best: bedrooms, isDoubleEnough: false };
}

/** Whether a kind of room, as a search names it, lies in a home with others. */
export function isInSharedHome(kind: string): boolean {
  return kind === "single" || acceptedRoomKinds("flatshare").includes(kind);
}

/** The kinds of rooms that are looked for: none where any is, where a home is needed instead, or of those that lie in a refused home. */
export function kindsAsked(wanted: WantedHome & Pick<Understanding, "not_room_types">): string[] {
  if (neededHome(wanted) !== null) return [];
  const isUnshared = wanted.not_room_types?.includes("flatshare") === true;
  return roomTypesOf(wanted).filter((kind) => !isUnshared || !isInSharedHome(kind));
}

/** Whether more than one person will live there, by what they wish. */
export function areSeveral(keywords: readonly string[]): boolean {
  return keywords.includes("couples") || keywords.includes("family") || peopleIn(keywords) !== null;
}

function peopleIn(keywords: readonly string[]): number | null {
  const counts = keywords.flatMap((keyword) => PEOPLE.exec(keyword)?.[1] ?? []).map(Number);
  return counts.length === 0 ? null : Math.max(...counts);
}

/** A couple shares a bedroom. */
function couplesIn(keywords: readonly string[]): number {
  return keywords.includes(TWO_COUPLES) ? 2 : Number(keywords.includes("couples"));
}

function inPairs(people: number): number {
  return Math.ceil(people / 2);
}

/** A studio has no bedroom of its own. */
const BEDROOMS_OF_STUDIO = 0.5;

/** The bedrooms of a home that is let as a whole; null for a room in a shared home. */
export function bedroomsOf(roomType: string): number | null {
  if (!isWholeHome(roomType)) return null;
  const counted = roomKindsIn(roomType).find((kind) => /^\db$/.test(kind));
  return counted === undefined ? BEDROOMS_OF_STUDIO : Number(counted[0]);
}
