import { readFileSync } from "node:fs";
import type { SearchCriteria } from "#domain/search/search-criteria.ts";

/** How glad a seeker would be of a room: 2 right, 1 acceptable, 0 wrong. */
export type Grade = 0 | 1 | 2;

/** A query as it was typed, and the judged rooms by their ids. */
export interface JudgedQuery {
  id: string;
  /** The ranking was tuned on one half; the other is looked at when a change is finished. */
  half: "tuned" | "held";
  kind: "sentence" | "keyword" | "filter";
  lang: "zh" | "en" | "mixed";
  text: string;
  /** What was chosen by hand besides. */
  filters: SearchCriteria;
  grades: ReadonlyMap<string, Grade>;
}

interface Line extends Omit<JudgedQuery, "filters" | "grades"> {
  filters?: SearchCriteria;
  /** Of each judge; a third judged where two did not agree. */
  grades: Record<string, Grade[]>;
}

/** The queries with what the judges agreed on. */
export function readJudgedQueries(): JudgedQuery[] {
  const lines = readFileSync(new URL("queries.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((text) => judgedQuery(JSON.parse(text) as Line));
}

function judgedQuery({ filters = {}, grades, ...query }: Line): JudgedQuery {
  const lastGrades = Object.entries(grades).map(([id, each]) => [id, each.at(-1) ?? 0] as const);
  return { ...query, filters, grades: new Map(lastGrades) };
}
