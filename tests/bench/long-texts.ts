import { expandForm, parseTable } from "../../src/query-parser/lexicon/lexicon.ts";
import { TABLES } from "../query-parser/lexicon/tables.ts";
import { cpuOf, longText, READERS, UNITS } from "../query-parser/long-texts.ts";

const LENGTH = 10_000;
const SHOWN = 15;

interface Measured {
  reader: string;
  unit: string;
  milliseconds: number;
  ratio: number;
}

/**
 * `npm run bench -- long-texts [--units]`: the texts that take a reader longest, out of each row of each table and some short
 * units (`--units`: these alone), repeated to 10,000 characters, and how much longer that is than half of it. Linear is 2.
 */
export async function run(args: string[]): Promise<void> {
  const units = args.includes("--units") ? UNITS : [...UNITS, ...rowTexts()];
  for (const [reader, read] of Object.entries(READERS)) {
    const measured = units.map((unit): Measured => {
      const milliseconds = cpuOf(read, longText(unit, LENGTH));
      return { reader, unit, milliseconds, ratio: milliseconds / cpuOf(read, longText(unit, LENGTH / 2)) };
    });
    print(measured.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SHOWN));
  }
}

/** A text of each row: the first alternative of its form, with something in its slots. */
function rowTexts(): Set<string> {
  const forms = Object.values(TABLES).flatMap((table) =>
    parseTable(table).map(({ form }) => expandForm(form)[0] ?? ""),
  );
  return new Set(
    forms.map(
      (form) =>
        form
          .replaceAll(/[#S]/g, "12")
          .replaceAll("A", "200")
          .replaceAll(/[_[\]*…]/g, "") + " ",
    ),
  );
}

function print(worst: readonly Measured[]): void {
  console.log("\n| Reader | Repeated | ms for 10,000 characters | against 5,000 |\n|---|---|---|---|");
  for (const { reader, unit, milliseconds, ratio } of worst) {
    console.log(`| ${reader} | ${JSON.stringify(unit)} | ${milliseconds.toFixed(0)} | ${ratio.toFixed(1)} |`);
  }
}
