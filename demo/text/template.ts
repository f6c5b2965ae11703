import type { SeededRandom } from "../seeded-random.ts";

/** Turns a slot's name into its words; each language brings its own. */
export type FillSlot = (slot: string) => string;

export type Template = readonly Part[];
type Part = string | { slot: string } | { oneOf: readonly Template[] };

/**
 * Reads a template: `{slot}` is filled with a fact, `[a|b|]` is one of its alternatives, which may be empty and
 * may hold slots and alternatives themselves.
 */
export function readTemplate(text: string): Template {
  const { template, rest } = readParts(text, false);
  if (rest !== "") throw new Error(`Unbalanced template: ${text}`);
  return template;
}

/** Writes a template out, with one alternative drawn wherever it has several. @param fill What stands in a slot. */
export function fillTemplate(template: Template, fill: FillSlot, random: SeededRandom): string {
  let text = "";
  for (const part of template) {
    if (typeof part === "string") text += part;
    else text = joined(text, "slot" in part ? fill(part.slot) : fillTemplate(random.pick(part.oneOf), fill, random));
  }
  return text;
}

/** Two English names must not run together where Chinese needs no space between them. */
function joined(text: string, more: string): string {
  return /[A-Za-z0-9.')]$/.test(text) && /^[A-Za-z0-9£]/.test(more) ? `${text} ${more}` : text + more;
}

function readParts(text: string, inside: boolean): { template: Part[]; rest: string } {
  const template: Part[] = [];
  const end = inside ? /^(?:$|[|\]])/ : /^$/;
  let rest = text;
  while (!end.test(rest)) {
    const next = readPart(rest);
    template.push(next.part);
    rest = next.rest;
  }
  return { template, rest };
}

function readPart(text: string): { part: Part; rest: string } {
  const slot = /^\{(\w+)\}/.exec(text);
  if (slot?.[1] !== undefined) return { part: { slot: slot[1] }, rest: text.slice(slot[0].length) };
  if (text.startsWith("[")) return readAlternatives(text.slice(1));
  const plain = /^[^[\]{}|]+/.exec(text)?.[0];
  if (plain === undefined) throw new Error(`Not a template: ${text}`);
  return { part: plain, rest: text.slice(plain.length) };
}

function readAlternatives(text: string): { part: Part; rest: string } {
  const oneOf: Part[][] = [];
  let rest = text;
  for (;;) {
    const read = readParts(rest, true);
    oneOf.push(read.template);
    if (read.rest === "") throw new Error(`Alternatives without an end: ${text}`);
    rest = read.rest.slice(1);
    if (read.rest.startsWith("]")) return { part: { oneOf }, rest };
  }
}
