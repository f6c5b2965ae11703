/** How two changes of one value become one. Throughout, `mine` is the later writer, and `base` what both began with. */

/** Where both sides changed it, this side's. */
export function mergeChoice<Value>(base: Value, mine: Value, theirs: Value): Value {
  return mine === base ? theirs : mine;
}

/** Whether both sides changed it, each to something else. */
export function isConflict<Value>(base: Value, mine: Value, theirs: Value): boolean {
  return mine !== theirs && mine !== base && theirs !== base;
}

/** The lines of both but for those that either side took out of the base; this side's first. */
export function mergeTexts(base: string, mine: string, theirs: string): string {
  if (!isConflict(base, mine, theirs)) return mergeChoice(base, mine, theirs);
  const [before, own, others] = [linesOf(base), linesOf(mine), linesOf(theirs)];
  const kept = own.filter((line) => line.trim() === "" || !before.includes(line) || others.includes(line));
  const added = others.filter((line) => line.trim() !== "" && !before.includes(line) && !own.includes(line));
  return [...kept, ...added].join("\n");
}

/** The lines of a text; an empty one has none. */
export function linesOf(text: string): string[] {
  return text === "" ? [] : text.split("\n");
}

/**
 * The elements of both but for those that either side took out of the base; this side's first, and as it has them, unless
 * it has left the base as it was.
 */
export function mergeSets<Element>(
  base: readonly Element[],
  mine: readonly Element[],
  theirs: readonly Element[],
  keyOf: (element: Element) => string,
): Element[] {
  const [before, own, others] = [base, mine, theirs].map((elements) => elements.map(keyOf)) as [
    string[],
    string[],
    string[],
  ];
  if (own.join() === before.join()) return [...theirs];
  const kept = mine.filter((element) => !before.includes(keyOf(element)) || others.includes(keyOf(element)));
  const added = theirs.filter((element) => !before.includes(keyOf(element)) && !own.includes(keyOf(element)));
  return [...kept, ...added];
}
