/**
 * Changes of single characters that lead from what was read to what is written, of the characters written: 0 is perfect.
 * Blanks and ends of lines do not count.
 */
export function characterError(written: string, read: string): number {
  const from = charactersOf(written);
  const to = charactersOf(read);
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, character] of from.entries()) {
    const next = [index + 1];
    for (const [at, other] of to.entries()) {
      const replaced = (row[at] ?? 0) + (character === other ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return (row.at(-1) ?? 0) / Math.max(1, from.length);
}

function charactersOf(text: string): string[] {
  return Array.from(text.normalize("NFKC").replace(/\s+/g, ""));
}
