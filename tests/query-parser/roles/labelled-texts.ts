import { readFileSync } from "node:fs";
import { writeQuery } from "../generated/write-query.ts";
import { QUERY_SETS } from "../labelled/query-sets.ts";
import { readOffers } from "../labelled/score-offers.ts";
import { readLabelled } from "../labelled/score.ts";

/** The day on which all labelled texts were written. */
export const TODAY = "2026-11-20";
const GENERATED = 400;

/** A text of a labelled set. */
export interface LabelledText {
  /** Who wrote it: a set, or a part of one. */
  author: string;
  id: string;
  text: string;
  /** It offers a room, and does not look for one. */
  isOffer: boolean;
}

type Field = "begin_date" | "end_date" | "low_price" | "high_price" | "price" | "price_upper_bound" | "city";
type Value = string | number | boolean | null;

/** The same with what its author says that it asks for. */
export interface LabelledAnswer extends LabelledText {
  expected: { [Of in Field]?: Value | undefined };
  /** Other values that are as right. */
  accept?: { [Of in Field]?: readonly Value[] | undefined } | undefined;
  toleranceDays?: { [Of in Field]?: number | undefined } | undefined;
}

/** The texts of all labelled sets, and plain generated sentences. */
export function labelledTexts(): LabelledAnswer[] {
  return [...queries(), ...offers(), ...requests(), ...generated()];
}

function queries(): LabelledAnswer[] {
  return QUERY_SETS.flatMap((author) =>
    readLabelled(author).map(({ id, query, expected, accept, tolerance_days }) => ({
      author,
      id,
      text: query,
      isOffer: false,
      expected: { ...expected },
      accept,
      toleranceDays: tolerance_days,
    })),
  );
}

function offers(): LabelledAnswer[] {
  return readOffers().map(({ id, text, expected, accept }) => ({
    author: `offers of ${authorOf(id)}`,
    id,
    text,
    isOffer: true,
    expected: { ...expected },
    accept,
  }));
}

function requests(): LabelledAnswer[] {
  return readFileSync(new URL("../labelled/requests.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const { id, text, expected, accept } = JSON.parse(line) as LabelledAnswer;
      return { author: `requests of ${authorOf(id)}`, id, text, isOffer: false, expected, accept };
    });
}

function authorOf(id: string): string {
  return /^[a-z]+/.exec(id)?.[0] ?? "";
}

function generated(): LabelledAnswer[] {
  return (["zh", "en", "mixed"] as const).flatMap((language) =>
    Array.from({ length: GENERATED }, (_, seed) => {
      const { query, expected } = writeQuery(seed, language, TODAY);
      return {
        author: "generated",
        id: `${language}-${seed}`,
        text: query,
        isOffer: false,
        expected: { ...expected },
      };
    }),
  );
}
