/**
 * Damerau–Levenshtein distance (optimal string alignment): insertions, deletions, substitutions and swaps of
 * neighbours that turn one word into the other. Stops early with `atMost + 1` once it must be more.
 */
export function editDistance(a: string, b: string, atMost: number): number {
  if (Math.abs(a.length - b.length) > atMost) return atMost + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = nextRow(a, b, row, last, beforeLast);
    if (Math.min(...current) > atMost) return atMost + 1;
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? atMost + 1;
}

function nextRow(a: string, b: string, row: number, last: number[], beforeLast: number[]): number[] {
  const current = [row];
  for (let column = 1; column <= b.length; column++) {
    const substitution = at(last, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
    let best = Math.min(substitution, at(last, column) + 1, at(current, column - 1) + 1);
    const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
    if (swapped) best = Math.min(best, at(beforeLast, column - 2) + 1);
    current.push(best);
  }
  return current;
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
