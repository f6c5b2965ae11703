/** Octets of a line without its break. RFC 5545 section 3.1. */
const LONGEST_LINE = 75;
const BREAK = "\r\n";

const octets = new TextEncoder();

/**
 * A content line with its break, folded where it is longer than 75 octets. No character is cut in two, which some
 * calendars would never put together again.
 * @param name With its parameters. @param value As it stands in the file: texts escaped.
 */
export function contentLine(name: string, value: string): string {
  let line = "";
  let length = 0;
  for (const character of `${name}:${value}`) {
    const size = octets.encode(character).length;
    const isFull = length + size > LONGEST_LINE;
    // The space that marks a line as the last one's continuation is an octet of it.
    line += isFull ? `${BREAK} ${character}` : character;
    length = isFull ? 1 + size : length + size;
  }
  return line + BREAK;
}

/** A text as a property's value: RFC 5545 section 3.3.11. Control characters, which it must not have, are left out. */
export function escapedText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`);
}
