import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { corner, cornered } from "./corner.ts";
import { ENGINE } from "./engine.ts";
import { DOCUMENT_KINDS, drawnHistory, POST_KINDS, runHistory, type History } from "./run-history.ts";

const SEEDS = 20;
const EACH = 500;
const FINDINGS = new URL("../findings/", import.meta.url);

test.for([
  ["documents", DOCUMENT_KINDS],
  ["rooms and requests", POST_KINDS],
] as const)(
  "a sample of histories of %s loses nothing, doubles nothing, and leaves nothing unsent",
  async ([, kinds]) => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const history = drawnHistory(seed, EACH, kinds);
      const { found } = await runHistory(ENGINE, history);
      if (found.length > 0) throw new Error(cornered((await corner(ENGINE, history))!));
    }
  },
);

test("a seed gives the same run each time", async () => {
  const run = () => runHistory(ENGINE, drawnHistory(7, 100), true);
  const first = await run();
  expect(first.journal.length).toBeGreaterThan(100);
  expect(await run()).toEqual(first);
});

test.for(readdirSync(FINDINGS))("what was found once is not found again: %s", async (file) => {
  const history = JSON.parse(readFileSync(new URL(file, FINDINGS), "utf8")) as History;
  expect((await runHistory(ENGINE, history)).found).toEqual([]);
});
