import { CAMPUSES } from "./campus-table.ts";
import type { Place } from "./place.ts";

/** A campus, and the university under which `universities/` has all that it is called. */
export interface Campus extends Place {
  university: string;
}

let read: readonly Campus[] | undefined;

/** The campuses of the table, read when they are first wanted. */
export function campuses(): readonly Campus[] {
  read ??= CAMPUSES.trim().split(/[;\n]/).map(readCampus);
  return read;
}

function readCampus(entry: string): Campus {
  const [names = "", position = ""] = entry.split("=");
  const [name = "", chinese = "", university = ""] = names.split("|");
  const [north = 0, east = 0] = position.split(",").map(Number);
  return { name, ...(chinese !== "" && { chinese }), university: university || name, north, east };
}
