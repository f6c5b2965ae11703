import type { Language } from "../language.ts";

/** A point on the map of the United Kingdom, in degrees north and east. */
export interface Position {
  north: number;
  east: number;
}

/** A point, and others that do as well: the way to the nearest of them counts. */
export interface Destination extends Position {
  others?: readonly Position[];
}

/** Where the seeker studies or works: what rooms are to be near. */
export interface Place extends Position {
  /** As people call it in English; empty where the place has no name but its position. */
  name: string;
  /** As Chinese students call it, where that is something else. */
  chinese?: string;
  /** Places that do as well: 'near UCL or LSE'. */
  others?: readonly Place[];
}

/** Of a place as text: the longest that is read. */
export const MAX_PLACE_LENGTH = 160;
const MOST_PLACES = 3;

const PLACE = /^(\d{2}(?:\.\d{1,4})?),(-?\d(?:\.\d{1,4})?)(?:,(.*))?$/su;
// The United Kingdom, with some sea around it.
const BOUNDS = { south: 49, north: 61, west: -9, east: 2.5 };

/**
 * Reads a place as addresses and the API have it: degrees north and east, then its names, which may be missing:
 * `53.467,-2.234,University of Manchester,曼彻斯特大学`. Names are for people alone: nothing is computed from them. Places that do as
 * well follow behind semicolons.
 * @returns Null for what is no such text, or lies elsewhere.
 */
export function parsePlace(text: string): Place | null {
  if (text.length > MAX_PLACE_LENGTH) return null;
  const [place = null, ...others] = text.split(";").map(parseOne);
  if (place === null || others.length >= MOST_PLACES) return null;
  const known = others.filter((other) => other !== null);
  return known.length < others.length ? null : eitherOf(place, known);
}

/** A place, or the nearest of it and others; of many the first ones, as many as fit into a text. */
export function eitherOf(place: Place, others: readonly Place[]): Place {
  const { others: _, ...first } = place;
  const kept = others.slice(0, MOST_PLACES - 1);
  if (kept.length === 0) return first;
  const either = { ...first, others: kept };
  return placeText(either).length > MAX_PLACE_LENGTH ? eitherOf(first, kept.slice(0, -1)) : either;
}

function parseOne(text: string): Place | null {
  const [, north, east, names = ""] = PLACE.exec(text.trim()) ?? [];
  const position = { north: Number(north), east: Number(east) };
  if (!isInBounds(position)) return null;
  const [name = "", chinese = ""] = names.split(",").map((each) => each.trim());
  return { ...position, name, ...(chinese !== "" && { chinese }) };
}

// Also false for what is no number.
function isInBounds({ north, east }: Position): boolean {
  return north >= BOUNDS.south && north <= BOUNDS.north && east >= BOUNDS.west && east <= BOUNDS.east;
}

/** A place as text, which `parsePlace` reads. */
export function placeText({ others = [], ...place }: Place): string {
  return [place, ...others].map(textOfOne).join(";");
}

function textOfOne({ north, east, name, chinese }: Place): string {
  const names = [name, chinese ?? ""].map((each) => each.replaceAll(/[,;]/g, " ").replaceAll("  ", " ").trim());
  return [north, east, ...names].join(",").replace(/,+$/, "");
}

/** A place's position alone, as text: equal places under different names are the same there. */
export function positionText({ others = [], ...position }: Destination): string {
  return [position, ...others].map(({ north, east }) => `${north},${east}`).join(";");
}

/** What a place is called; its position where it has no name. */
export function placeName({ name, chinese, others = [], ...position }: Place, language: Language): string {
  const own = (language === "zh" ? (chinese ?? name) : name) || positionText(position);
  return [own, ...others.map((other) => placeName(other, language))].join(" / ");
}

const KM_A_DEGREE = 111.2;

/** Kilometres from one point to another as the crow flies. */
export function straightKm(from: Position, to: Position): number {
  const middle = ((from.north + to.north) / 2) * (Math.PI / 180);
  return KM_A_DEGREE * Math.hypot(from.north - to.north, (from.east - to.east) * Math.cos(middle));
}
