import { expandForm } from "../../../src/query-parser/lexicon/lexicon.ts";

const SLOTS: readonly [string, string][] = [
  ["#", "2"],
  ["S", "2"],
  ["A", "200"],
  ["_", ""],
  ["[", ""],
  ["]", ""],
  ["…", " "],
];

/** What a form is in a text, with the least in its slots; of a form with very many alternatives the first ones. */
export function writtenForms(form: string): string[] {
  return expandForm(form)
    .slice(0, 300)
    .map((written) => {
      const plain = written.endsWith("*") ? written.slice(0, -1) : written;
      return SLOTS.reduce((text, [slot, by]) => text.replaceAll(slot, by), plain).trim();
    });
}
