import { AMOUNT_WEIGHTS } from "../../../src/query-parser/money/amount-weights.ts";
import { BEGIN_WEIGHTS } from "../../../src/query-parser/dates/begin-weights.ts";
import { END_WEIGHTS } from "../../../src/query-parser/dates/end-weights.ts";
import { LENGTH_WEIGHTS } from "../../../src/query-parser/dates/length-weights.ts";
import { CITY_WEIGHTS } from "../../../src/query-parser/places/city-weights.ts";
import { amountExamples } from "./amount-examples.ts";
import { cityExamples } from "./city-examples.ts";
import { stayExamples } from "./date-examples.ts";
import { PENALTY } from "./linear-model.ts";

/** What is learnt: from which examples, and where the weights are. */
export const MODELS = [
  {
    name: "an amount is the rent that is wanted or asked",
    examples: amountExamples,
    weights: AMOUNT_WEIGHTS,
    penalty: PENALTY,
    constant: "AMOUNT_WEIGHTS",
    file: "../../../src/query-parser/money/amount-weights.ts",
  },
  {
    name: "a date is the begin of the stay",
    examples: () => stayExamples("begin"),
    weights: BEGIN_WEIGHTS,
    penalty: PENALTY,
    constant: "BEGIN_WEIGHTS",
    file: "../../../src/query-parser/dates/begin-weights.ts",
  },
  {
    name: "a date is the end of the stay",
    examples: () => stayExamples("end"),
    weights: END_WEIGHTS,
    penalty: PENALTY,
    constant: "END_WEIGHTS",
    file: "../../../src/query-parser/dates/end-weights.ts",
  },
  {
    name: "a stretch of time is the length of the stay",
    examples: () => stayExamples("length"),
    weights: LENGTH_WEIGHTS,
    penalty: PENALTY,
    constant: "LENGTH_WEIGHTS",
    file: "../../../src/query-parser/dates/length-weights.ts",
  },
  {
    name: "a city is the one that is asked for",
    examples: cityExamples,
    weights: CITY_WEIGHTS,
    // Every word around a place is a feature.
    penalty: 1.4,
    constant: "CITY_WEIGHTS",
    file: "../../../src/query-parser/places/city-weights.ts",
  },
] as const;
