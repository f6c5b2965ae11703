import { CUES, HEADS, type Cue, type Head } from "../query-parser/grids/grid-language.ts";
import { missText, readGrids, type GridReading } from "../query-parser/grids/read-grids.ts";

/** How many lines of the grids are read right, by head and cue, a table for each language. `--show` prints every miss. */
export async function run(args: string[]): Promise<void> {
  const readings = readGrids();
  if (args.includes("--show")) for (const reading of readings) if (!reading.isRight) console.log(missText(reading));
  printCells(
    "Chinese",
    readings.filter(({ language }) => language === "zh"),
  );
  printCells(
    "English",
    readings.filter(({ language }) => language === "en"),
  );
}

function printCells(title: string, readings: readonly GridReading[]): void {
  const heads: (Head | null)[] = [...HEADS, null];
  const cues: (Cue | null)[] = [...CUES, null];
  console.log(`\n| ${[`${title}: right of all`, ...CUES, "all"].join(" | ")} |\n|${"---|".repeat(cues.length + 1)}`);
  for (const head of heads) {
    const ofHead = readings.filter((each) => head === null || each.head === head);
    const cells = cues.map((cue) => share(ofHead.filter((each) => cue === null || each.cue === cue)));
    console.log(`| ${[head ?? "all", ...cells.slice(0, -1), `${cells.at(-1)}${percent(ofHead)}`].join(" | ")} |`);
  }
}

function share(readings: readonly GridReading[]): string {
  return readings.length === 0 ? "" : `${countRight(readings)}/${readings.length}`;
}

function percent(readings: readonly GridReading[]): string {
  return `, ${((100 * countRight(readings)) / readings.length).toFixed(0)} %`;
}

function countRight(readings: readonly GridReading[]): number {
  return readings.filter(({ isRight }) => isRight).length;
}
