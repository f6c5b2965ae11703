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
}

let built: Gazetteer | undefined;

/** All names, indexed when they are first wanted. */
export function gazetteer(): Gazetteer {
  built ??= build();
  return built;
}

function build(): Gazetteer {
  const [latin, han] = [new Map<string, Entry>(), new Map<string, Entry>()];
  for (const [written, sense] of allNames()) {
    const isChinese = /[\u4e00-\u9fff]/.test(written);
    const [names, key] = isChinese ? [han, written] : [latin, nameKey(written)];
    const entry = names.get(key) ?? { senses: [], words: 0 };
    names.set(key, entry);
    addSense(entry, sense);
    entry.words = Math.max(entry.words, wordCount(written));
  }
  return { latin, han };
}

function addSense({ senses }: Entry, sense: Sense): void {
  const same = senses.find(({ name, city }) => name === sense.name && city === sense.city);
  if (!same) senses.push(sense);
  else same.onlyBesideCity &&= sense.onlyBesideCity;
}

/** How a name is looked up: without spaces, hyphens and apostrophes, which people leave out. */
export function nameKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "");
}

/** How many words a name has; those that a hyphen joins count apart. */
export function wordCount(name: string): number {
  return name.trim().split(/[ -]+/).length;
}
