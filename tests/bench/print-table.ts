/** Prints what a benchmark has measured. @param rows What, how much, and the goal where there is one. */
export function printTable(rows: readonly [what: string, measured: string, goal: string][]): void {
  console.log("\n| What | Measured | Goal |\n|---|---|---|");
  for (const row of rows) console.log(`| ${row.join(" | ")} |`);
}
