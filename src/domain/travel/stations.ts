import type { Place } from "./place.ts";
import { STATIONS } from "./station-table.ts";

let read: readonly Place[] | undefined;

/** The stations of the table by name, read when they are first wanted. */
export function stations(): readonly Place[] {
  read ??= STATIONS.trim().split(/[;\n]/).map(readStation);
  return read;
}

function readStation(entry: string): Place {
  const [name = "", position = ""] = entry.split("=");
  const [north = 0, east = 0] = position.split(",").map(Number);
  return { name, north, east };
}
