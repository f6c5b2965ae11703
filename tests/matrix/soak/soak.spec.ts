import { writeFile } from "node:fs/promises";
import { expect, test as base } from "@playwright/test";
import { SEED } from "../../e2e/outbox/support/seeded-random.ts";
import { sumsOf } from "./findings.ts";
import { runRounds } from "./rounds.ts";
import { openWorld } from "./world/world.ts";

const FIRST_SEED = Number(process.env["SOAK_SEED"] ?? Date.now() % 1_000_000);
/** How many; the whole matrix asks for more. */
const OPERATIONS = 300;

const test = base.extend<{ operations: number }>({
  operations: [Number(process.env["SOAK_OPERATIONS"] ?? OPERATIONS), { option: true }],
});

test("Z1: what people did is on the server to the last bit, whatever happened on the way @whole-browser", async ({
  browser,
  operations,
}, info) => {
  test.setTimeout(3_600_000);
  const seed = FIRST_SEED + info.repeatEachIndex;
  const begun = performance.now();
  console.log(`Soak with SOAK_SEED=${seed}`);
  const world = await openWorld(browser);
  try {
    const { soak, operations: done } = await runRounds(world, seed, operations);
    const seconds = Math.round((performance.now() - begun) / 1000);
    const sums = `${done} operations with SOAK_SEED=${seed}, ${seconds} s: ${sumsOf(soak.findings)}`;
    info.annotations.push({ type: SEED, description: sums });
    console.log(sums);
    for (const { kind, text } of soak.findings) console.log(`Found: ${kind}: ${text}`);
    if (soak.findings.length > 0) {
      console.log(soak.linesAboutFindings().join("\n"));
      console.log((await soak.knownAboutFindings()).join("\n"));
      await writeFile(info.outputPath("journal.txt"), soak.journal.join("\n"));
    }
    expect(soak.findings.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([]);
    expect(done).toBe(operations);
  } finally {
    await world.end();
  }
});
