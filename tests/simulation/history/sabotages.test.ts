import { expect, test } from "vitest";
import { ENGINE } from "./engine.ts";
import { DOCUMENT_KINDS, drawnHistory, POST_KINDS, runHistory } from "./run-history.ts";
import { SABOTAGES } from "./sabotages.ts";

const MOST_OPERATIONS = 10_000;
const EACH = 500;

test.for(Object.entries(SABOTAGES))("an engine that would %s is found out", async ([, engine]) => {
  const kinds = engine.posts === ENGINE.posts ? DOCUMENT_KINDS : POST_KINDS;
  let found: readonly unknown[] = [];
  for (let seed = 1; found.length === 0 && seed * EACH <= MOST_OPERATIONS; seed += 1) {
    ({ found } = await runHistory(engine, drawnHistory(seed, EACH, kinds)));
  }
  expect(found).not.toEqual([]);
});
