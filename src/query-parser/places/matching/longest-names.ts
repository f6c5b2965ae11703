import type { Span } from "../../text/mapped-text.ts";
import type { Entry } from "../gazetteer/gazetteer.ts";

/** A name found in a text, with what it can stand for. */
export interface NameMatch extends Span {
  entry: Entry;
}

/** How names of one sort are found. */
export interface Matcher {
  /** What names of the sort consist of: words, or characters. */
  units: readonly Span[];
  /** How many units, from one on, a name has at most. */
  mostFrom: (first: number) => number;
  /** The name that so many units are. */
  read: (span: Span, count: number) => NameMatch | null;
}

/** The longest names from left to right, and the units that are left. */
export function longestNames({ units, mostFrom, read }: Matcher): [names: NameMatch[], left: Span[]] {
  const [names, left]: [NameMatch[], Span[]] = [[], []];
  for (let first = 0; first < units.length; first++) {
    const { start } = units[first]!;
    let name: NameMatch | null = null;
    let count = Math.min(mostFrom(first), units.length - first);
    for (; count > 0 && name === null; count--) name = read({ start, end: units[first + count - 1]!.end }, count);
    if (name === null) left.push(units[first]!);
    else names.push(name);
    first += count;
  }
  return [names, left];
}
