import type { Understanding } from "#domain/search/understanding.ts";
import { parseSearch } from "../../../src/query-parser/parse-search.ts";
import type { LabelledSet } from "./labelled-set.ts";
import { FIELDS, judge, readLabelled, type LabelledQuery } from "./score.ts";

/** Sets of searches. */
export const QUERY_SETS = [
  "sample",
  "messages",
  "adverts",
  "examiner",
  "students",
  "searches",
  "classmates",
  "voices",
  "letters",
  "pasted",
  "newcomers",
  "strangers",
  "typed",
  "movers",
  "circumstances",
  "residents",
  "measured",
  "again",
  "stories",
  "phones",
  "dictated",
  "relocate",
  "settle",
  "telling",
  "pocket",
  "brief",
  "accounts",
  "narrate",
  "terse",
  "retold",
  "recount",
] as const;

/** A set of searches. A line is right if its six fields are; keywords are judged beside them. */
export function querySet(name: (typeof QUERY_SETS)[number]): LabelledSet<LabelledQuery, Understanding> {
  return {
    name,
    readLines: () => readLabelled(name),
    textOf: ({ query }) => query,
    parse: ({ query, today }) => parseSearch(query, today),
    score(line, answer) {
      const { wrong, missing, extra } = judge(line, answer);
      const fields = wrong.map(({ field }) => field);
      const areKeywordsRight = missing.length + extra.length === 0;
      return {
        judged: [...FIELDS, "keywords"],
        wrong: new Set([...fields, ...(areKeywordsRight ? [] : ["keywords"])]),
        isRight: fields.length === 0,
      };
    },
  };
}
