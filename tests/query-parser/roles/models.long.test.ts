import { expect, test } from "vitest";
import { scoreOf, type Weights } from "../../../src/query-parser/roles/linear-scorer.ts";
import { learn, type Example } from "./linear-model.ts";
import { MODELS } from "./models.ts";

/** So many examples in a thousand may be judged otherwise: a row of a table moves some scores that are close to zero. */
const MOST_DIFFERENT = 10;

test.each(MODELS)("the weights that say that $name are those that `npm run train:roles` learns now", (model) => {
  const weights: Weights = model.weights;
  const examples = model.examples();
  const learnt = learn(examples, model.penalty);
  const isJudged = (example: Example, by: Weights) => scoreOf(example.features, by) > 0;
  const different = examples.filter((example) => isJudged(example, weights) !== isJudged(example, learnt));
  expect((different.length / examples.length) * 1000).toBeLessThan(MOST_DIFFERENT);
});
