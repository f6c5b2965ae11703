import { isDeepStrictEqual } from "node:util";
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

/** Further cities, and what is ruled out: judged where a label has them. */
const LISTS = ["other_cities", "not_cities", "not_room_types"] as const;

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
      const lists = LISTS.filter((field) => line.expected[field] !== undefined);
      const wrongLists = lists.filter((field) => !isDeepStrictEqual(line.expected[field], answer[field]));
      return {
        judged: [...FIELDS, "keywords", ...lists],
        wrong: new Set([...fields, ...(areKeywordsRight ? [] : ["keywords"]), ...wrongLists]),
        isRight: fields.length === 0,
      };
    },
  };
}
