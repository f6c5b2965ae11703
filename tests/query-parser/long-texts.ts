import { coverContacts } from "../../src/query-parser/listing/contacts.ts";
import { parseListing } from "../../src/query-parser/parse-listing.ts";
import { parseQuery } from "../../src/query-parser/parse-query.ts";

const TODAY = "2026-11-29";

/** All that reads what a stranger has written. */
export const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  parseQuery: (text) => parseQuery(text, TODAY),
  parseListing: (text) => parseListing(text, TODAY),
  coverContacts,
};

/** What is repeated: each is a word, number or sign of which a reader may compare every one with every other. */
export const UNITS = [
  "12-",
  "1 ",
  "的",
  "不要",
  "伦敦",
  " ",
  "a",
  "1月1号到",
  "£20 ",
  "0",
  "(",
  "one ",
  "我的studio ",
  "Headingley, Toton, ",
] as const;

/** A unit repeated to a length. */
export function longText(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}

/** Milliseconds of processor time that a reader takes for a text. */
export function cpuOf(read: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage();
  read(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
