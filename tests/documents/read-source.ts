import { parseSync } from "rolldown/utils";
import type { Found } from "./requirement-ids.ts";

/** What of a source file people read: its comments, and the strings among which a test has its titles. */
export interface SourceTexts {
  comments: Found[];
  strings: Found[];
}

/** Comments of the other languages, in which no string looks like one. */
const COMMENTS: Record<string, RegExp> = {
  sql: /--.*/g,
  css: /\/\*[\s\S]*?\*\//g,
  html: /<!--[\s\S]*?-->/g,
};

/** Reads a file of TypeScript, SQL, CSS or HTML. @param path Its ending says which. */
export function readSource(path: string, source: string): SourceTexts {
  const comment = COMMENTS[path.slice(path.lastIndexOf(".") + 1)];
  if (comment === undefined) return readTypeScript(path, source);
  const comments = [...source.matchAll(comment)].map((match) => ({ text: match[0], at: match.index }));
  return { comments, strings: [] };
}

function readTypeScript(path: string, source: string): SourceTexts {
  const { program, comments, errors } = parseSync(path, source);
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  return {
    // Both kinds of comments begin with two characters that the value leaves out.
    comments: comments.map(({ value, start }) => ({ text: value, at: start + 2 })),
    strings: stringsOf(program),
  };
}

function stringsOf(node: unknown): Found[] {
  if (Array.isArray(node)) return node.flatMap(stringsOf);
  if (typeof node !== "object" || node === null) return [];
  if (isString(node)) return [{ text: node.value, at: node.start + 1 }];
  if (isTemplatePart(node)) return [{ text: node.value.raw, at: node.start }];
  return Object.values(node).flatMap(stringsOf);
}

function isString(node: object): node is { value: string; start: number } {
  return "type" in node && node.type === "Literal" && "value" in node && typeof node.value === "string";
}

function isTemplatePart(node: object): node is { value: { raw: string }; start: number } {
  return "type" in node && node.type === "TemplateElement";
}
