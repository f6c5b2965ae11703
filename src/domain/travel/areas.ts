import { AREAS } from "./area-table.ts";
import { districts } from "./districts.ts";
import type { Place } from "./place.ts";

/** An area, a street or a landmark that people name, in the middle of its postcode district. */
export interface Area extends Place {
  town: string;
}

let read: readonly Area[] | undefined;

/** The areas of the table, read when they are first wanted; without those whose district is not known. */
export function areas(): readonly Area[] {
  read ??= AREAS.split("@").slice(1).flatMap(readTown);
  return read;
}

function readTown(text: string): Area[] {
  const [town = "", ...lines] = text.trim().split("\n");
  return lines.flatMap((line) => line.split(";")).flatMap((entry) => readArea(entry, town));
}

function readArea(entry: string, town: string): Area[] {
  const [names = "", code = ""] = entry.split("=");
  const [name = "", chinese] = names.split("|");
  const district = districts().get(code);
  if (district === undefined) return [];
  const { north, east } = district;
  return [{ name, ...(chinese !== undefined && { chinese }), north, east, town }];
}
