import { groupBy } from "#domain/group-by.ts";
import { areaOf, districtsOfSpans, isOutwardCodeInUse } from "#domain/postcodes/outward-codes.ts";
import { POST_TOWNS } from "./tables/post-towns.ts";

const CODE = /^([A-Z]{1,2})(\d{1,2})([A-Z]?)$/;

// Read area by area, when one is asked for: all at once would hold up the first letter of a postcode.
let townSpans: ReadonlyMap<string, readonly TownSpan[]> | undefined;
const towns = new Map<string, ReadonlyMap<string, string>>();

/** The districts of one area that stand for a town: 'BR1-7', or an area alone. */
interface TownSpan {
  town: string;
  written: string;
}

/** The city or town an outward code stands for; null in the country, and for a code that isn't in use. */
export function cityOfOutwardCode(code: string): string | null {
  if (!isOutwardCodeInUse(code)) return null;
  const [, area = "", district = ""] = CODE.exec(code.trim().toUpperCase()) ?? [];
  const found = townsOf(area);
  return found.get(area + district) ?? found.get(area) ?? null;
}

/** The towns of an area, by district, and by the area alone where it is all one town. */
function townsOf(area: string): ReadonlyMap<string, string> {
  const known =
    towns.get(area) ??
    new Map(
      (townSpansByArea().get(area) ?? []).flatMap(({ town, written }) =>
        districtsOfSpans(written).map((district): [string, string] => [district, town]),
      ),
    );
  towns.set(area, known);
  return known;
}

function townSpansByArea(): ReadonlyMap<string, readonly TownSpan[]> {
  townSpans ??= groupBy(POST_TOWNS.trim().split("\n").flatMap(readTown), ({ written }) => areaOf(written));
  return townSpans;
}

// 'London=BR1-7,CR0,2' is BR1-7 and CR0,2.
function readTown(line: string): TownSpan[] {
  const [town = "", written = ""] = line.split("=");
  return written.split(/,(?=[A-Z])/).map((each) => ({ town, written: each }));
}
