import { writeFileSync } from "node:fs";
import { learn, leaveEachOut, overall, type Example } from "./linear-model.ts";
import { MODELS } from "./models.ts";

/**
 * `npm run train:roles [-- --compare [--show]]`: learns the weights of all roles and writes them into their files. `--compare`
 * leaves each author out in turn as well, and prints how the texts are judged that a model has not seen; `--show` prints the
 * misses.
 */
for (const { name, examples: read, penalty, constant, file } of MODELS) {
  const examples = read();
  if (process.argv.includes("--compare")) compare(name, examples, penalty);
  const weights = learn(examples, penalty);
  const lines = Object.entries(weights).map(([feature, weight]) => `  ${JSON.stringify(feature)}: ${weight},`);
  writeFileSync(
    new URL(file, import.meta.url),
    `import type { Weights } from "../roles/linear-scorer.ts";

/** How much speaks for it that ${name}. Learnt by \`npm run train:roles\`; edits are lost. */
export const ${constant}: Weights = {
${lines.join("\n")}
};
`,
  );
  console.log(`${name}: ${examples.length} examples, ${lines.length} weights`);
}

function compare(name: string, examples: readonly Example[], penalty: number): void {
  const results = leaveEachOut(examples, penalty);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  console.log(`${name}: each author left out`);
  for (const { author, precision, recall } of results)
    console.log(`  ${author.padEnd(20)} precision ${percent(precision)}, recall ${percent(recall)}`);
  const { precision, recall } = overall(examples, results);
  console.log(`  all: precision ${percent(precision)}, recall ${percent(recall)}`);
  if (!process.argv.includes("--show")) return;
  for (const { example, score } of results.flatMap(({ misses }) => misses))
    console.log(`${example.hasRole ? "lost" : "invented"} ${(score / 100).toFixed(1)} ${example.shown.slice(0, 400)}`);
}
