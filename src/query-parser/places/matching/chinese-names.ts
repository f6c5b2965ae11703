import { spansOf } from "../../text/mapped-text.ts";
import type { SourceText } from "../../text/source-text.ts";
import { isChineseName } from "../context/name-meaning.ts";
import { gazetteer, type Entry } from "../gazetteer/gazetteer.ts";
import { SOUND_GROUPS } from "../tables/sound-groups.ts";
import type { Matcher } from "./longest-names.ts";

/** Shorter names sound like too many words. */
const SHORTEST_BY_SOUND = 3;
const CHARACTER = /[^a-z\s]/g;

const SOUND = new Map(SOUND_GROUPS.split(" ").flatMap((group) => Array.from(group, (each) => [each, group[0]!])));

let namesBySound: ReadonlyMap<string, Entry> | undefined;
/** How many characters the longest name has, by the sound of its first one. */
let longestBySound: ReadonlyMap<string, number> | undefined;

/** Finds Chinese names, and what sounds like one of them: 曼撤斯特 and 慢切思特 are the same. */
export function chineseNames({ remaining, canonical }: SourceText): Matcher {
  const { han } = gazetteer();
  const bySound = (namesBySound ??= soundsOf(han));
  const longest = (longestBySound ??= lengthsOf(han));
  const units = spansOf(remaining, CHARACTER);
  const sound = soundOf(remaining);
  return {
    units,
    mostFrom: (first) => longest.get(sound[units[first]!.start] ?? "") ?? 0,
    read({ start, end }) {
      const written = remaining.slice(start, end);
      const exact = han.get(written);
      const entry = exact ?? bySound.get(sound.slice(start, end));
      // What has been read already is still around a name: 剑桥雅思7.5 is an examination.
      return entry && (!exact || isChineseName(canonical, start, end)) ? { start, end, entry } : null;
    },
  };
}

/** As long as the name. */
function soundOf(name: string): string {
  return Array.from(name, (character) => SOUND.get(character) ?? character).join("");
}

function lengthsOf(names: ReadonlyMap<string, Entry>): Map<string, number> {
  const lengths = new Map<string, number>();
  for (const name of names.keys()) {
    const [first = ""] = soundOf(name);
    lengths.set(first, Math.max(name.length, lengths.get(first) ?? 0));
  }
  return lengths;
}

function soundsOf(names: ReadonlyMap<string, Entry>): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const [name, entry] of names) {
    const sound = soundOf(name);
    const kind = entry.senses[0]?.kind;
    const shortest = kind === "city" ? SHORTEST_BY_SOUND : SHORTEST_BY_SOUND + 1;
    if (name.length >= shortest && kind !== "foreign" && !entries.has(sound)) entries.set(sound, entry);
  }
  return entries;
}
