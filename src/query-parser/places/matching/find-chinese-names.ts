import type { SourceText } from "../../text/source-text.ts";
import { isChineseName } from "../context/name-meaning.ts";
import type { NameMatch } from "./find-latin-names.ts";
import { gazetteer, type Entry } from "../gazetteer/gazetteer.ts";
import { phoneticKey } from "./phonetic-key.ts";

/** Shorter names sound like too many words. */
const SHORTEST_BY_SOUND = 3;
const LONGEST_BY_SOUND = 8;
const STARTS_NAME = /[\u4e00-\u9fff\d]/;

let entriesBySound: ReadonlyMap<string, Entry> | undefined;

/** The Chinese names that a text has, longest match first, left to right; homophones count too. */
export function findChineseNames({ remaining, canonical }: SourceText): NameMatch[] {
  const found: NameMatch[] = [];
  for (let start = 0; start < remaining.length; start++) {
    if (!STARTS_NAME.test(remaining[start] ?? "")) continue;
    const [exact, sound] = [exactAt(remaining, canonical, start), soundAt(remaining, start)];
    // 南安 is a city, and 南安普墩大学 a university as it sounds.
    const match = exact && sound && sound.end > exact.end ? sound : (exact ?? sound);
    if (!match) continue;
    found.push(match);
    start = match.end - 1;
  }
  return found;
}

// What has been read already is still around a name: 剑桥雅思7.5 is an examination.
function exactAt(text: string, canonical: string, start: number): NameMatch | null {
  const { han, longestHan } = gazetteer();
  const longest = longestHan.get(text.charAt(start)) ?? 0;
  for (let end = Math.min(start + longest, text.length); end > start + 1; end--) {
    const entry = han.get(text.slice(start, end));
    if (entry && isChineseName(canonical, start, end)) return { start, end, entry };
  }
  return null;
}

function soundAt(text: string, start: number): NameMatch | null {
  entriesBySound ??= bySound();
  const sound = phoneticKey(text.slice(start, start + LONGEST_BY_SOUND));
  for (let length = sound.length; length >= SHORTEST_BY_SOUND; length--) {
    const entry = entriesBySound.get(sound.slice(0, length));
    // A name as it stands has been weighed already, and found to be part of other words.
    if (entry && !gazetteer().han.has(text.slice(start, start + length))) return { start, end: start + length, entry };
  }
  return null;
}

function bySound(): ReadonlyMap<string, Entry> {
  const sounds = new Map<string, Entry>();
  for (const [name, entry] of gazetteer().han) {
    const kind = entry.senses[0]?.kind;
    const isLong = name.length >= (kind === "city" ? SHORTEST_BY_SOUND : SHORTEST_BY_SOUND + 1);
    if (!isLong || kind === "foreign") continue;
    const sound = phoneticKey(name);
    if (!sounds.has(sound)) sounds.set(sound, entry);
  }
  return sounds;
}
