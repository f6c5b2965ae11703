import { listed } from "#domain/search/search-filters.ts";
import type { SearchValues } from "./search-values.ts";

type Kinds = Pick<SearchValues, "room_type" | "other_room_types">;

/** The kinds of rooms any of which does, in the order in which they were named; none for all. */
export function kindsIn({ room_type, other_room_types }: Kinds): string[] {
  return room_type.trim() === ""
    ? []
    : [...new Set([room_type.trim(), ...listed("other_room_types", other_room_types)])];
}

/** The fields of these kinds. */
export function kindsAsked([room_type = "", ...others]: readonly string[]): Kinds {
  return { room_type, other_room_types: listed("other_room_types", others.join(",")).join(",") };
}

/** Chooses these kinds in a search: none of them is ruled out any more. */
export function withKinds({ not_room_types }: Pick<SearchValues, "not_room_types">, kinds: readonly string[]) {
  const ruledOut = listed("not_room_types", not_room_types).filter((each) => !kinds.includes(each));
  return { ...kindsAsked(kinds), not_room_types: ruledOut.join(",") };
}
