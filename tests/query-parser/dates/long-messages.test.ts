import { expect, test } from "vitest";
import { parseQuery } from "../../../src/query-parser/parse-query.ts";
import { LONG_MESSAGES } from "./long-messages.ts";

test.each(LONG_MESSAGES)("%s: %s to %s", (message, begin, end) => {
  const { begin_date, end_date } = parseQuery(message, "2026-11-20");
  expect({ begin_date, end_date }).toEqual({ begin_date: begin, end_date: end });
});
