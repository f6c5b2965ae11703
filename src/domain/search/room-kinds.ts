import type { Listing } from "../listings/listing.ts";
import { kindsOfRoom, roomKindsIn } from "./fit/room-type.ts";

/** Kinds that a title names as well as the room's own field; bedrooms in it may be those of the whole house. */
const KINDS_IN_TITLES = new Set(["studio", "ensuite", "double"]);
const DOUBLE_BED = /double bed(?!room)|双人床/gi;

/** The kinds of a room, each once: those of its own words for it, and some that its title names. */
export function kindsIn({ title, room_type }: Pick<Listing, "title" | "room_type">): string[] {
  const inTitle = roomKindsIn(title.replace(DOUBLE_BED, " ")).filter((kind) => KINDS_IN_TITLES.has(kind));
  return [...new Set([...kindsOfRoom(room_type), ...inTitle])];
}
