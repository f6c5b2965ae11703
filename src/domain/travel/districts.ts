import { outwardCodeOf } from "../outward-code.ts";
import { DISTRICTS } from "./district-table.ts";
import type { Position } from "./place.ts";

/** A postcode district: the middle of its postcodes, and how far it extends from there, in kilometres. */
export interface District extends Position {
  code: string;
  extentKm: number;
}

let known: ReadonlyMap<string, District> | undefined;

/** All postcode districts of the table by their code, read when they are first wanted. */
export function districts(): ReadonlyMap<string, District> {
  known ??= readDistricts();
  return known;
}

/** The district of a postcode, whole or outward half; null where it names none, or one that is not in the table. */
export function districtOf(postCode: string): District | null {
  const code = outwardCodeOf(postCode);
  return code === null ? null : (districts().get(code) ?? null);
}

function readDistricts(): ReadonlyMap<string, District> {
  const read = DISTRICTS.trim()
    .split("\n")
    .flatMap((line) => {
      const [area = "", entries = ""] = line.split(":");
      return entries.split(";").map((entry): [string, District] => {
        const [rest = "", numbers = ""] = entry.split("=");
        const [north = 0, east = 0, hundredMetres = 0] = numbers.split(",").map(Number);
        const code = area + rest;
        return [code, { code, north, east, extentKm: hundredMetres / 10 }];
      });
    });
  return new Map(read);
}
