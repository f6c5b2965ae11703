import { posix } from "node:path";
import { leadsSomewhere, localLinks, namedDocuments, withoutFences } from "./document-links.ts";
import { readSource } from "./read-source.ts";
import { definedIds, idsInProse, idsInTitle, type Found } from "./requirement-ids.ts";

/** What a repository holds, by paths from its root with `/`. */
export interface Repository {
  /** The files to be looked at: sources and documents. */
  files: readonly string[];
  /** The text of a file, an empty one for a folder or what is no document, null where there is nothing. */
  read: (path: string) => string | null;
}

export interface References {
  /** A line for each that leads nowhere: `path:line: what`. */
  broken: string[];
  /** References to ids, broken ones included. */
  ids: number;
  /** Ids that are explained. */
  defined: number;
}

const REQUIREMENTS = "docs/requirements/";

/** A specification that is named by its sections is a document that nobody has. */
const SECTION = /\b[Ss]pec(?:ification)? sections? \d/g;

interface Reference extends Found {
  kind: "id" | "document" | "section" | "link";
}

/**
 * Finds what leads nowhere. Looked at are:
 * - ids: in comments and documents everywhere but in quotation marks and code, where postcodes and the like stand; in
 *   tests also in titles, where they come first or last;
 * - documents that a comment names, and sections of a specification, which nothing here has;
 * - links of documents, with their anchors.
 * An id is known when a page of docs/requirements explains it, once.
 */
export function findBrokenReferences({ files, read }: Repository): References {
  const definitions = files
    .filter((path) => path.startsWith(REQUIREMENTS))
    .flatMap((path) => definedIds(read(path) ?? "").map(({ text, at }) => ({ text, at, path })));
  const known = new Set(definitions.map(({ text }) => text));
  const repeated = definitions.filter(({ text }, index) => definitions.findIndex((one) => one.text === text) !== index);
  const result: References = { broken: [], ids: 0, defined: known.size };
  for (const { path, text, at } of repeated) {
    result.broken.push(`${path}:${lineOf(read(path) ?? "", at)}: ${text} is explained twice`);
  }
  for (const path of files) {
    const source = read(path) ?? "";
    const references = path.endsWith(".md") ? inDocument(source) : inSource(path, source);
    result.ids += references.filter(({ kind }) => kind === "id").length;
    for (const reference of references.filter((one) => !isWhole(one, path, known, read))) {
      result.broken.push(`${path}:${lineOf(source, reference.at)}: ${PROBLEMS[reference.kind](reference.text)}`);
    }
  }
  return result;
}

const PROBLEMS: Record<Reference["kind"], (text: string) => string> = {
  id: (text) => `${text} is in no page of ${REQUIREMENTS}`,
  document: (text) => `${text} is not in the repository`,
  section: (text) => `'${text}' leads nowhere: say the rule, or name its id`,
  link: (text) => `the link ${text} leads nowhere`,
};

function isWhole({ kind, text }: Reference, path: string, known: Set<string>, read: Repository["read"]): boolean {
  if (kind === "id") return known.has(text);
  if (kind === "link") return leadsSomewhere(text, path, read);
  if (kind === "section") return false;
  return [posix.dirname(path), ".", "docs"].some((folder) => read(posix.join(folder, text)) !== null);
}

function inDocument(document: string): Reference[] {
  const text = withoutFences(document);
  return [...as("id", idsInProse(text)), ...as("section", sections(text)), ...as("link", localLinks(text))];
}

function inSource(path: string, source: string): Reference[] {
  const { comments, strings } = readSource(path, source);
  const titles = path.startsWith("tests/") ? strings : [];
  return [
    ...as("id", within(comments, idsInProse)),
    ...as("document", within(comments, namedDocuments)),
    ...as("section", within(comments, sections)),
    ...as("section", within(titles, sectionsInTitle)),
    ...as("id", within(titles, idsInTitle)),
  ];
}

function sections(text: string): Found[] {
  return [...text.matchAll(SECTION)].map((match) => ({ text: match[0], at: match.index }));
}

function sectionsInTitle(title: string): Found[] {
  return sections(title).filter(({ at }) => at === 0 || title[at - 1] === "(");
}

function within(texts: Found[], find: (text: string) => Found[]): Found[] {
  return texts.flatMap((outer) => find(outer.text).map(({ text, at }) => ({ text, at: outer.at + at })));
}

function as(kind: Reference["kind"], found: Found[]): Reference[] {
  return found.map((one) => ({ ...one, kind }));
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split("\n").length;
}
