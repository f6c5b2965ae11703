const TAGS = /#[^\s#]+(?:\[话题\]#?)?/g;

/** The lines of a text without hashtags and ornaments; blank ones are left out. */
export function contentLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(TAGS, " ")
        .replace(/[ \t]+/g, " ")
        .trim(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** A text without blanks around it and of at most so many code points; null for an empty one. */
export function cutText(text: string, most: number): string | null {
  return Array.from(text.trim()).slice(0, most).join("").trim() || null;
}
