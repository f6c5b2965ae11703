/** A text of more is a letter: it tells a story beside what it asks for. */
export const LONGEST_SEARCH = 150;

/** How much a text says, in letters: a Chinese character counts as three. */
export function weightOf(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (character < "\u2e80" ? 1 : 3), 0);
}
