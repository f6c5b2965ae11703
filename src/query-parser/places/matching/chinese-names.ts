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

interface Sounds {
  entries: ReadonlyMap<string, Entry>;
  /** How long the longest name is that begins with a sound. */
  longest: ReadonlyMap<string, number>;
}

let sounds: Sounds | undefined;

/** Finds Chinese names, and what sounds like one of them: 曼撤斯特 and 慢切思特 are the same. */
export function chineseNames({ remaining, canonical }: SourceText): Matcher {
  const { entries, longest } = (sounds ??= soundsOf(gazetteer().han));
  const units = spansOf(remaining, CHARACTER);
  const sound = soundOf(remaining);
  return {
    units,
    mostFrom: (first) => longest.get(sound.charAt(units[first]!.start)) ?? 0,
    read({ start, end }) {
      const written = remaining.slice(start, end);
      const exact = gazetteer().han.get(written);
      const entry = exact ?? entries.get(sound.slice(start, end));
      // What has been read already is still around a name: 剑桥雅思7.5 is an examination.
      return entry && (!exact || isChineseName(canonical, start, end)) ? { start, end, entry } : null;
    },
  };
}

/** As long as the name. */
function soundOf(name: string): string {
  return Array.from(name, (character) => SOUND.get(character) ?? character).join("");
}

function soundsOf(names: ReadonlyMap<string, Entry>): Sounds {
  const [entries, longest] = [new Map<string, Entry>(), new Map<string, number>()];
  for (const [name, entry] of names) {
    const sound = soundOf(name);
    longest.set(sound.charAt(0), Math.max(longest.get(sound.charAt(0)) ?? 0, name.length));
    const kind = entry.senses[0]?.kind;
    const shortest = kind === "city" ? SHORTEST_BY_SOUND : SHORTEST_BY_SOUND + 1;
    if (name.length >= shortest && kind !== "foreign" && !entries.has(sound)) entries.set(sound, entry);
  }
  return { entries, longest };
}
