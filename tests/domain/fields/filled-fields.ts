import type { FieldRow, FieldTable } from "#domain/fields/field-row.ts";

/** A value that stands nowhere else, and how a reader or a body says it. */
export interface FilledField {
  name: string;
  row: FieldRow;
  value: string | number | boolean;
  /** The value in a text; null for a yes or no and for words of a list, which any text may have. */
  mark: string | null;
}

/** What a rule of its own takes: an address, a link, a postcode, and two prices that are one. */
const TAKEN: Readonly<Record<string, [value: string | number, mark: string]>> = {
  email: ["zebra.email@example.org", "zebra.email@example.org"],
  xhs_link: ["https://www.xiaohongshu.com/explore/zebralink", "zebralink"],
  price: [1233.92, "1,233.92"],
  price_upper_bound: [1233.92, "1,233.92"],
  price_per_month: [5347, "5,347"],
  begin_date: ["2027-03-17", "17 Mar 2027"],
  end_date: ["2028-06-23", "23 Jun"],
};

/** Each field of a table with something in it. @param taken What else has a form of its own. */
export function filledFields(table: FieldTable, taken: Readonly<Record<string, [string, string]>> = {}): FilledField[] {
  return Object.entries(table).map(([name, row], at) => {
    const own = taken[name] ?? TAKEN[name];
    if (own !== undefined) return { name, row, value: own[0], mark: own[1] };
    if (row.type === "yes-no") return { name, row, value: true, mark: null };
    if (row.type === "choice") return { name, row, value: row.offered[0]!, mark: null };
    if (row.type === "day") return { name, row, value: `2029-05-${10 + at}`, mark: `${10 + at} May` };
    if (row.type === "pounds") return { name, row, value: 700 + at + 0.37, mark: `${700 + at}.37` };
    const word = `Zebra${name.replaceAll("_", "")}Q`;
    return { name, row, value: word, mark: word };
  });
}

/** The body that has them. */
export function bodyOf(fields: readonly FilledField[]): Record<string, string | number | boolean> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

/** The names of those fields that a text says, of those that it could be seen to say. */
export function saidIn(text: string, fields: readonly FilledField[]): string[] {
  const plain = text.replaceAll("\u00A0", " ");
  return fields.filter(({ mark }) => mark !== null && plain.includes(mark)).map(({ name }) => name);
}

/** The names of fields that can be seen in a text. */
export function marked(fields: readonly FilledField[], isMeant: (row: FieldRow) => boolean): string[] {
  return fields.filter(({ row, mark }) => mark !== null && isMeant(row)).map(({ name }) => name);
}
