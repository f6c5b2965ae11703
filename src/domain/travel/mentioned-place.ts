import { groupBy } from "../group-by.ts";
import { spokenTextOf } from "../search/keyword.ts";
import { townPosition } from "../town-distance.ts";
import { areas, type Area } from "./areas.ts";
import { campuses, type Campus } from "./campuses.ts";
import { districtOf } from "./districts.ts";
import { straightKm, type Place } from "./place.ts";
import { stations } from "./stations.ts";

/** A place as a sentence names it. */
export interface MentionedPlace {
  kind: "university" | "district" | "postcode" | "city" | "centre";
  /** The name by which the tables of universities and districts know it; of a postcode its outward half. */
  name: string;
  /** The city or town that it lies in; null for one that many have. */
  city: string | null;
  /** Its name as it was written, and what stands behind: they may name one campus of several. */
  written: string;
  behind: string;
}

/**
 * The place of the tables that a sentence means, the one that the user would choose by its name (SQ-10): a university's
 * campus, its first unless another is named; the station of a district's, street's or city's name, else the area; a postcode district;
 * the one in which the middle of a city lies.
 * @returns Null for what is in no table.
 */
export function placeMentioned(mentioned: MentionedPlace): Place | null {
  switch (mentioned.kind) {
    case "university":
      return campusMentioned(mentioned);
    case "postcode":
      return districtMentioned(mentioned);
    case "city":
      return stationMentioned(mentioned);
    case "centre":
      return areaMentioned(mentioned);
    case "district":
      return stationMentioned(mentioned) ?? areaMentioned(mentioned);
  }
}

function districtMentioned({ name }: MentionedPlace): Place | null {
  const district = districtOf(name);
  return district === null ? null : { north: district.north, east: district.east, name: district.code };
}

let areasByName: ReadonlyMap<string, readonly Area[]> | undefined;

// The table has 'Clifton Nottingham' where Bristol has a Clifton too.
function areaMentioned({ name, city, written }: MentionedPlace): Area | null {
  areasByName ??= groupBy(areas(), (area) => comparable(area.name));
  const names = [name, `${name} ${city}`, `${city} ${name}`, written];
  const called = new Set(names.flatMap((each) => areasByName?.get(comparable(each)) ?? []));
  const [only = null, ...others] = Array.from(called).filter(({ town }) => city === null || town === city);
  return city === null && others.length > 0 ? null : only;
}

function campusMentioned({ name, written, behind }: MentionedPlace): Campus | null {
  const own = campuses().filter(({ university }) => university === name);
  const [main = null] = own;
  if (own.length < 2) return main;
  const said = comparable(written);
  const isCalledSo = (campus: Campus) =>
    namesOf(campus).some((each) => comparable(each).includes(said)) || ` ${initialsOf(campus.name)}` === said;
  const named = own.find((campus) => isNamedBehind(campus, behind));
  // UAL's colleges have names of their own.
  return named ?? own.find(isCalledSo) ?? main;
}

/** LCC is the London College of Communication. */
function initialsOf(name: string): string {
  return Array.from(name.replace(/ \(.*\)$/, "").matchAll(/\b[A-Z]/g), ([letter]) => letter.toLowerCase()).join("");
}

const SMALL_WORDS = new Set([
  "campus",
  "university",
  "college",
  "of",
  "the",
  "and",
  "street",
  "road",
  "city",
  "school",
]);
const CAMPUS_IN_CHINESE = /(?:[东西南北]|[主新老])校区/;

// KCL Waterloo, UCL East, 曼彻斯特大学北校区.
function isNamedBehind(campus: Campus, behind: string): boolean {
  const inChinese = CAMPUS_IN_CHINESE.exec(behind)?.[0];
  if (inChinese !== undefined && namesOf(campus).some((name) => name.includes(inChinese))) return true;
  const university = wordsOf(campus.university);
  const own = wordsOf(campus.name).filter((word) => !SMALL_WORDS.has(word) && !university.includes(word));
  const said = new Set(wordsOf(behind));
  return own.some((word) => said.has(word));
}

function wordsOf(text: string): string[] {
  return comparable(text)
    .split(" ")
    .filter((word) => /^[a-z]{3,}$/.test(word));
}

function namesOf({ name, chinese }: Campus): string[] {
  return chinese === undefined ? [name] : [name, chinese];
}

/** What a station's name may have more than its district's: King's Cross & St Pancras, Camden Town; no Tottenham Court Road. */
const MORE_OF_STATION =
  /^(?: (?:central|town|junction|broadway|common|park|high street|st pancras|international|main line|city|piccadilly))*$/;
/** So far from a town's middle a station may lie to be meant there; London is wide. */
const IN_TOWN_KM = 15;
const IN_LONDON_KM = 35;

function stationMentioned({ name, city, written }: MentionedPlace): Place | null {
  const middle = city === null ? null : townPosition(city);
  const reach = city === "London" ? IN_LONDON_KM : IN_TOWN_KM;
  const around = indexed().filter(({ place }) => middle === null || straightKm(place, middle) <= reach);
  for (const said of [comparable(written), comparable(name)]) {
    // Lime Street is Liverpool Lime Street in Liverpool.
    const called = city === null ? [said] : [said, comparable(city) + said];
    const [exact, ...more] = around.filter(({ names }) => called.some((each) => names.includes(each)));
    // Every town has a London Road, and a station elsewhere that goes on differently is no guess.
    if (middle === null && more.length > 0) continue;
    const longer = middle === null ? undefined : around.find(({ names }) => names.some((each) => goesOn(each, called)));
    const found = exact ?? longer;
    if (found !== undefined) return found.place;
  }
  return null;
}

function goesOn(station: string, called: readonly string[]): boolean {
  return called.some((said) => station.startsWith(`${said} `) && MORE_OF_STATION.test(station.slice(said.length)));
}

let read: readonly { place: Place; names: readonly string[] }[] | undefined;

// Also without what tells it from another one in brackets.
function indexed() {
  read ??= stations().map((place) => {
    return { place, names: [comparable(place.name), comparable(place.name.replace(/ \(.*\)$/, ""))] };
  });
  return read;
}

/** Elephant & Castle is 'elephant and castle', King's Cross 'kings cross', and the station of either the same. */
function comparable(text: string): string {
  return spokenTextOf(
    text
      .replace(/['’]/g, "")
      .replace(/&| and /g, " ")
      .replace(/ (?:station|tube)$/i, ""),
  );
}
