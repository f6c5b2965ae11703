import { SHORTEST_MISTYPED, typosOf, type FindMeant } from "../../text/spelling.ts";
import { gazetteer, type Entry } from "../gazetteer/gazetteer.ts";
import { NOT_TYPOS } from "../tables/misspellings.ts";

/** A district of fewer letters has too many words beside it, and so has a university or a town one shorter. */
const SHORTEST_DISTRICT = 8;

let meantBy: FindMeant<Entry> | undefined;
const ordinary = new Set(NOT_TYPOS.split(" "));

/** The name that a mistyped one means, as a key and of so many words; null where it is a word, or like no name. */
export function entryMeant(key: string, words: number): Entry | null {
  // A name as it stands has been weighed already, and found to be a word.
  if (key.length < SHORTEST_MISTYPED || ordinary.has(key) || gazetteer().latin.has(key)) return null;
  meantBy ??= typosOf(Array.from(gazetteer().latin).filter(([name, entry]) => isCorrectable(name, entry)));
  return meantBy(key, (entry) => entry.words === words, words > 1 ? 1 : 2);
}

function isCorrectable(key: string, { senses: [sense] }: Entry): boolean {
  if (!sense || sense.kind === "foreign" || sense.onlyBesideCity || /\d/.test(key)) return false;
  const shortest = sense.kind === "city" ? SHORTEST_MISTYPED : SHORTEST_DISTRICT - Number(sense.kind !== "district");
  return key.length >= shortest;
}
