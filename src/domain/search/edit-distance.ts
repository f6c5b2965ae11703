/**
 * Damerau–Levenshtein distance (optimal string alignment): insertions, deletions, substitutions and swaps of
 * neighbours that turn one word into the other. Stops early with `atMost + 1` once it must be more.
 */
export function editDistance(a: string, b: string, atMost: number): number {
  if (Math.abs(a.length - b.length) > atMost) return atMost + 1;
  let current = new Uint16Array(b.length + 1);
  let last = current.map((_, column) => column);
  let beforeLast = new Uint16Array(b.length + 1);
  for (let row = 1; row <= a.length; row++) {
    if (fillRow(a, b, row, current, last, beforeLast) > atMost) return atMost + 1;
    [current, last, beforeLast] = [beforeLast, current, last];
  }
  return at(last, b.length);
}

/** Fills the row of one letter of `a`; answers its least value. */
function fillRow(
  a: string,
  b: string,
  row: number,
  current: Uint16Array,
  last: Uint16Array,
  beforeLast: Uint16Array,
): number {
  const letter = a.charCodeAt(row - 1);
  const letterBefore = a.charCodeAt(row - 2);
  let least = (current[0] = row);
  for (let column = 1; column <= b.length; column++) {
    const other = b.charCodeAt(column - 1);
    let best = Math.min(
      at(last, column - 1) + Number(letter !== other),
      at(last, column) + 1,
      at(current, column - 1) + 1,
    );
    const swapped = row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && letterBefore === other;
    if (swapped) best = Math.min(best, at(beforeLast, column - 2) + 1);
    current[column] = best;
    least = Math.min(least, best);
  }
  return least;
}

function at(row: Uint16Array, column: number): number {
  return row[column] as number;
}
