const MOST_LINES = 12;

/** A text with a line more, or one less. */
export function written(text: string, line: string, isTaken: boolean, drawn: number): string {
  const lines = text === "" ? [] : text.split("\n");
  if (lines.length === 0 || (!isTaken && lines.length < MOST_LINES)) return [...lines, line].join("\n");
  const at = Math.floor(drawn * lines.length);
  return lines.filter((_, index) => index !== at).join("\n");
}
