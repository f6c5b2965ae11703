import { readFileSync } from "node:fs";
import { excludedPart } from "#domain/search/excluded-part.ts";
import type { Understanding } from "#domain/search/understanding.ts";
import { tagOf } from "./tag-of.ts";

/** Fields of which all have to be right for a query to count as understood. */
export const FIELDS = ["city", "begin_date", "end_date", "low_price", "high_price", "room_type"] as const;
type Field = (typeof FIELDS)[number];

/** A query, and what its author says that it asks for. */
export interface LabelledQuery {
  id: string;
  lang: "zh" | "en" | "mixed";
  category: string;
  query: string;
  today: string;
  expected: Understanding;
  /** Other answers that are as right. */
  accept?: { [F in Field]?: (string | number | null)[] };
  optional_keywords?: string[];
  tolerance_days?: { begin_date?: number; end_date?: number };
  /** Pounds, where an amount was converted or is 'around'. */
  price_tolerance?: number;
}

/** How one query was understood. */
export interface Judgement {
  query: LabelledQuery;
  wrong: { field: Field; answered: unknown; expected: unknown }[];
  missing: string[];
  extra: string[];
}

export function readLabelled(name: string): LabelledQuery[] {
  const text = readFileSync(new URL(`${name}.jsonl`, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as LabelledQuery);
}

/** Compares an understanding with the label; keywords count by their tags, whatever they are called. */
export function judge(query: LabelledQuery, understood: Understanding): Judgement {
  const wrong = FIELDS.filter((field) => !isRight(query, field, understood[field])).map((field) => ({
    field,
    answered: understood[field],
    expected: query.expected[field],
  }));
  const [wanted, got] = [tags(query.expected.keywords), tags(understood.keywords)];
  const optional = tags(query.optional_keywords ?? []);
  return {
    query,
    wrong,
    missing: [...wanted].filter((tag) => !got.has(tag)),
    extra: [...got].filter((tag) => !wanted.has(tag) && !optional.has(tag)),
  };
}

function isRight(query: LabelledQuery, field: Field, answered: string | number | null): boolean {
  const right = [query.expected[field], ...(query.accept?.[field] ?? [])].map((value) => comparable(field, value));
  const given = comparable(field, answered);
  return right.includes(given) || right.some((value) => isNear(query, field, value, given));
}

function comparable(field: Field, value: string | number | null): string | number | null {
  if (field !== "room_type" || value === null) return value;
  const type = String(value)
    .toLowerCase()
    .replace(/[\s\-_]/g, "");
  return (
    ({ ensuiteroom: "ensuite", "1b": "1b1b", "1bed": "1b1b", single: "room" } as Record<string, string>)[type] ?? type
  );
}

function isNear(query: LabelledQuery, field: Field, right: string | number | null, given: string | number | null) {
  if (right === null || given === null) return false;
  if (field === "begin_date" || field === "end_date") {
    const days = Math.abs(Date.parse(String(right)) - Date.parse(String(given))) / 86_400_000;
    return days <= (query.tolerance_days?.[field] ?? 0);
  }
  if (field !== "low_price" && field !== "high_price") return false;
  return Math.abs(Number(right) - Number(given)) <= (query.price_tolerance ?? 0);
}

function tags(keywords: readonly string[]): Set<string> {
  // The labels say nothing of parts of a city that are ruled out.
  return new Set(keywords.filter((keyword) => excludedPart(keyword) === null).map(tagOf));
}

/** Shares of queries: all six fields right; and of keywords: how many of the answered are right, and of the right answered. */
export function summarise(judgements: readonly Judgement[]): { right: number; precision: number; recall: number } {
  const count = (of: (judgement: Judgement) => number) => judgements.reduce((sum, each) => sum + of(each), 0);
  const wanted = count(({ query }) => tags(query.expected.keywords).size);
  const found = wanted - count(({ missing }) => missing.length);
  return {
    right: judgements.filter(({ wrong }) => wrong.length === 0).length / judgements.length,
    precision: found / (found + count(({ extra }) => extra.length) || 1),
    recall: found / (wanted || 1),
  };
}
