import { posix } from "node:path";
import type { Found } from "./requirement-ids.ts";

const FENCES = /^ *(```|~~~)[\s\S]*?^ *\1/gm;
const LINK = /\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g;
const DOCUMENT = /(?<![\w/:.-])[\w./-]*\w\.md\b/g;

/** A document without what it shows as code: each character of that is a space, so that places stay the same. */
export function withoutFences(document: string): string {
  return document.replaceAll(FENCES, (code) => code.replaceAll(/\S/g, " "));
}

/** The addresses that a document links to within this repository. */
export function localLinks(document: string): Found[] {
  const links = [...document.matchAll(LINK)].map((match) => ({ text: match[1] ?? match[2] ?? "", at: match.index }));
  return links.filter(({ text }) => !/^[a-z]+:/.test(text));
}

/** The documents that a comment names by their path. */
export function namedDocuments(prose: string): Found[] {
  return [...prose.matchAll(DOCUMENT)].map((match) => ({ text: match[0], at: match.index }));
}

/**
 * Whether an address leads to a file or folder of this repository, and to a heading or an anchor in it.
 * @param from The document that links, from the repository's root.
 * @param read The text of a file, an empty one for a folder or what is no document, null where there is nothing.
 */
export function leadsSomewhere(link: string, from: string, read: (path: string) => string | null): boolean {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? from : posix.join(posix.dirname(from), path);
  const text = read(target);
  return text !== null && (anchor === undefined || anchorsOf(text).has(anchor));
}

function anchorsOf(document: string): Set<string> {
  const text = withoutFences(document);
  const named = [...text.matchAll(/<a id="([^"]+)">/g)].map((match) => match[1] ?? "");
  const headings = [...text.matchAll(/^#+ +(.*)$/gm)].map((match) => slugOf(match[1] ?? ""));
  return new Set([...named, ...headings]);
}

/** The anchor that GitHub gives a heading. */
function slugOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}
