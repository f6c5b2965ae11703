import { tidyPostcode } from "../tidy/postcode.ts";
import { isOutwardCode } from "../outward-code.ts";
import { spokenTextOf } from "../search/keyword.ts";
import { universities, type University } from "../universities/universities.ts";
import { areas } from "./areas.ts";
import { campuses, type Campus } from "./campuses.ts";
import { districts } from "./districts.ts";
import type { Place } from "./place.ts";
import { stations } from "./stations.ts";

export interface FoundPlace {
  kind: "area" | "campus" | "district" | "station";
  place: Place;
  /** Where an area lies: several towns have one of the same name. */
  town?: string;
}

/** A place with all its names in the form that is compared. */
interface Indexed {
  found: FoundPlace;
  names: readonly string[];
}

/**
 * The places whose name, in either language, begins with what is typed, or has a word that does: postcode districts first, then
 * campuses, areas and stations, of each kind those first whose whole name begins so.
 */
export function findPlaces(typed: string, atMost: number): FoundPlace[] {
  const needle = comparable(typed);
  if (needle === "") return [];
  const named = index()
    .map(({ found, names }) => ({ found, likeness: likeness(names, needle) }))
    .filter((each) => each.likeness > 0)
    .toSorted((a, b) => KINDS.indexOf(a.found.kind) - KINDS.indexOf(b.found.kind) || b.likeness - a.likeness)
    .map(({ found }) => found);
  return [...districtsNamed(typed), ...named].slice(0, atMost);
}

const KINDS: readonly FoundPlace["kind"][] = ["district", "campus", "area", "station"];

/** The campuses of a city, in the order of the table. */
export function campusesIn(city: string): Campus[] {
  return campuses().filter(({ university }) => byName().get(university)?.city === city);
}

/** An outward code with the inward half of a postcode behind it, as far as that is typed: M14 6AB, M146AB, M14 6. */
const POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?)\s*\d[A-Z]{0,2}$/;

/** The district that is typed, and those whose code goes on from there: M1, M10, M11 …; the one that a postcode lies in. */
function districtsNamed(typed: string): FoundPlace[] {
  const text = tidyPostcode(typed).toUpperCase();
  const isOutward = isOutwardCode(text);
  const code = isOutward ? text : POSTCODE.exec(text)?.[1];
  if (code === undefined) return [];
  return [...districts().values()]
    .filter((district) => (isOutward ? district.code.startsWith(code) : district.code === code))
    .toSorted((a, b) => a.code.length - b.code.length || (a.code < b.code ? -1 : 1))
    .map(({ north, east, code: name }) => ({ kind: "district", place: { north, east, name } }));
}

/** 2 where a name begins with the needle, 1 where a word of one does, else 0. */
function likeness(names: readonly string[], needle: string): number {
  if (names.some((name) => name.startsWith(needle))) return 2;
  // Han characters have no spaces between words.
  const inside = HAN.test(needle) ? needle.trim() : needle;
  return Number(names.some((name) => name.includes(inside)));
}

const HAN = /^ \p{Script=Han}+$/u;

/** King's Cross is found by 'kings', St. Pancras by 'st p'. */
function comparable(text: string): string {
  return spokenTextOf(text.replace(/['’]/g, ""));
}

let indexed: readonly Indexed[] | undefined;

function index(): readonly Indexed[] {
  indexed ??= [
    ...campuses().map((place) => ({
      found: { kind: "campus" as const, place },
      names: namesOf(place).map(comparable),
    })),
    ...areas().map(({ town, ...place }) => ({
      found: { kind: "area" as const, place, town },
      names: areaNames(place).map(comparable),
    })),
    ...stations().map((place) => ({ found: { kind: "station" as const, place }, names: [comparable(place.name)] })),
  ];
  return indexed;
}

function areaNames({ name, chinese }: Place): string[] {
  return chinese === undefined ? [name] : [name, chinese];
}

function namesOf({ name, chinese, university }: Campus): string[] {
  const { forms = [] } = byName().get(university) ?? {};
  return [name, ...(chinese === undefined ? [] : [chinese]), ...forms];
}

let known: ReadonlyMap<string, University> | undefined;

function byName(): ReadonlyMap<string, University> {
  known ??= new Map(universities().map((university) => [university.name, university]));
  return known;
}
