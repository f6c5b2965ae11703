import { nameKey, wordCount } from "./name-variants.ts";
import { allNames } from "./place-names.ts";
import type { Sense } from "../place.ts";

/** A name with what it can stand for, the likeliest first. */
export interface Entry {
  senses: Sense[];
  /** Of how many words its longest form is. */
  words: number;
}

export interface Gazetteer {
  /** By `nameKey`. */
  latin: ReadonlyMap<string, Entry>;
  /** By the name in simplified characters. */
  han: ReadonlyMap<string, Entry>;
  /** How long the longest name is that begins with a character. */
  longestHan: ReadonlyMap<string, number>;
}

const HAN = /[\u4e00-\u9fff]/;

let built: Gazetteer | undefined;

/** All names, indexed when they are first wanted. */
export function gazetteer(): Gazetteer {
  built ??= build();
  return built;
}

function build(): Gazetteer {
  const latin = new Map<string, Entry>();
  const han = new Map<string, Entry>();
  for (const [written, sense] of allNames()) {
    if (HAN.test(written)) add(han, written, written, sense);
    else add(latin, nameKey(written), written, sense);
  }
  const longestHan = new Map<string, number>();
  for (const name of han.keys()) {
    const first = name.charAt(0);
    longestHan.set(first, Math.max(longestHan.get(first) ?? 0, name.length));
  }
  return { latin, han, longestHan };
}

function add(names: Map<string, Entry>, key: string, written: string, sense: Sense): void {
  const words = wordCount(written);
  const entry = names.get(key);
  if (!entry) {
    names.set(key, { senses: [sense], words });
    return;
  }
  entry.words = Math.max(entry.words, words);
  const same = entry.senses.find(({ name, city }) => name === sense.name && city === sense.city);
  if (!same) entry.senses.push(sense);
  else same.onlyBesideCity &&= sense.onlyBesideCity;
}
