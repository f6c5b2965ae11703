import type { SeededRandom } from "../seeded-random.ts";
import { TAGS, type Tag, type Tags } from "./tags.ts";
import { readTemplate, type Template } from "./template.ts";

/**
 * Templates by when they may be said: the key names the tags that a room must have, and behind a `!` those
 * that it must not have. `any` has no condition.
 */
export type BankEntries = Readonly<Record<string, readonly string[]>>;

export interface Bank {
  /** One of the templates that fit, or null. One that was used less is preferred, so that none is repeated often. */
  choose: (tags: Tags, random: SeededRandom) => Template | null;
}

interface Entry {
  wanted: readonly Tag[];
  unwanted: readonly Tag[];
  template: Template;
}

const CANDIDATES = 4;

export function bankOf(notes: BankEntries): () => Bank {
  const read: Entry[] = Object.entries(notes).flatMap(([key, templates]) => {
    const { wanted, unwanted } = readCondition(key);
    return templates.map((text) => ({ wanted, unwanted, template: readTemplate(text) }));
  });
  return () => {
    const used = new Map<Entry, number>();
    return { choose: (tags, random) => chooseFrom(read, used, tags, random) };
  };
}

function chooseFrom(
  entries: readonly Entry[],
  used: Map<Entry, number>,
  tags: Tags,
  random: SeededRandom,
): Template | null {
  const fitting = entries.filter((entry) => fits(entry, tags));
  if (fitting.length === 0) return null;
  const uses = (entry: Entry): number => used.get(entry) ?? 0;
  const candidates = Array.from({ length: CANDIDATES }, () => random.pick(fitting));
  const best = candidates.reduce((one, other) => (uses(other) < uses(one) ? other : one));
  used.set(best, uses(best) + 1);
  return best.template;
}

function fits({ wanted, unwanted }: Entry, tags: Tags): boolean {
  for (const tag of wanted) if (!tags.has(tag)) return false;
  for (const tag of unwanted) if (tags.has(tag)) return false;
  return true;
}

function readCondition(key: string): { wanted: Tag[]; unwanted: Tag[] } {
  const words = key === "any" ? [] : key.split(" ");
  return {
    wanted: words.filter((word) => !word.startsWith("!")).map(tagOf),
    unwanted: words.filter((word) => word.startsWith("!")).map((word) => tagOf(word.slice(1))),
  };
}

function tagOf(word: string): Tag {
  const tag = TAGS.find((known) => known === word);
  if (tag === undefined) throw new Error(`No such tag: ${word}`);
  return tag;
}
