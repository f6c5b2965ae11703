import { isContactLine } from "./contacts.ts";

const TAGS = /#[^\s#]+(?:\[话题\]#?)?/g;

/** The lines of a text without hashtags and ornaments; blank ones and those that are only a contact are left out. */
export function contentLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(TAGS, " ")
        .replace(/[ \t]+/g, " ")
        .trim(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !isContactLine(line));
}
