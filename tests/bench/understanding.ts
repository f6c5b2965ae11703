import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { parseQuery } from "../../src/query-parser/parse-query.ts";
import { QUERY_SETS } from "../query-parser/labelled/query-sets.ts";
import { judge, readLabelled, summarise, type Judgement, type LabelledQuery } from "../query-parser/labelled/score.ts";
import { writeQuery, type Language } from "../query-parser/generated/write-query.ts";
import { missText, readGrids } from "../query-parser/grids/read-grids.ts";
import { printTable } from "./print-table.ts";

const TODAY = "2026-11-20";
const GENERATED = 2000;
const LANGUAGES: readonly Language[] = ["zh", "en", "mixed"];

/** How well queries are understood, of each labelled set and of generated ones, and how long one takes. `--show` prints what went wrong. */
export async function run(args: string[]): Promise<void> {
  const times: number[] = [];
  const rows: [string, string, string][] = [];
  const sets = [
    ...QUERY_SETS.map((name): [string, LabelledQuery[]] => [name, readLabelled(name)]),
    ...LANGUAGES.map((language): [string, LabelledQuery[]] => [`generated, ${language}`, generated(language)]),
  ];
  const first = performance.now();
  parseQuery("London studio", TODAY);
  const firstCall = performance.now() - first;
  for (const [name, queries] of sets) {
    const judgements = queries.map((query) => timed(query, times));
    if (args.includes("--show")) show(judgements);
    const { right, precision, recall } = summarise(judgements);
    const goal = name === "sample" ? "≥ 97 %" : "";
    rows.push([`${name} (${queries.length}): all six fields right`, percent(right), goal]);
    rows.push([`${name}: keywords right of answered, and of wanted`, `${percent(precision)}, ${percent(recall)}`, ""]);
  }
  rows.push(...gridRows(args.includes("--show")));
  times.sort((a, b) => a - b);
  rows.push(["A query, median and p95", `${quantile(times, 0.5)}, ${quantile(times, 0.95)} ms`, "p95 ≤ 5 ms"]);
  rows.push(["The first query, tables included", `${firstCall.toFixed(0)} ms`, ""]);
  rows.push(["What a phone loads for it, gzip", `${(await size()).toFixed(1)} kB`, ""]);
  printTable(rows);
}

/** How many lines of the grids are read right, of each language. */
function gridRows(isShown: boolean): [string, string, string][] {
  const readings = readGrids();
  if (isShown) for (const reading of readings) if (!reading.isRight) console.log(missText(reading));
  return (["zh", "en"] as const).map((language) => {
    const all = readings.filter((reading) => reading.language === language);
    const right = all.filter(({ isRight }) => isRight);
    return [`grids, ${language} (${all.length}): right`, percent(right.length / all.length), ""];
  });
}

function generated(language: Language): LabelledQuery[] {
  return Array.from({ length: GENERATED }, (_, seed) => {
    const { query, expected, tolerance } = writeQuery(seed, language, TODAY);
    return {
      id: `${language}-${seed}`,
      lang: language,
      category: "generated",
      query,
      today: TODAY,
      expected,
      price_tolerance: tolerance.pounds,
      tolerance_days: { begin_date: tolerance.days, end_date: tolerance.days },
    };
  });
}

function timed(query: LabelledQuery, times: number[]): Judgement {
  const start = performance.now();
  const understood = parseQuery(query.query, query.today);
  times.push(performance.now() - start);
  return judge(query, understood);
}

function show(judgements: readonly Judgement[]): void {
  for (const { query, wrong, missing, extra } of judgements) {
    if (wrong.length + missing.length + extra.length === 0) continue;
    const fields = wrong.map(
      ({ field, answered, expected }) => `${field}: ${String(answered)}, not ${String(expected)}`,
    );
    const keywords = [...missing.map((tag) => `-${tag}`), ...extra.map((tag) => `+${tag}`)];
    console.log(`${query.id} ${query.query}\n    ${[...fields, ...keywords].join(" | ")}`);
  }
}

async function size(): Promise<number> {
  const input = new URL("../../src/query-parser/parse-query.ts", import.meta.url).pathname;
  const bundle = await rolldown({ input });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  return (
    output.reduce((sum, file) => sum + (file.type === "chunk" ? gzipSync(file.code, { level: 9 }).length : 0), 0) / 1000
  );
}

function quantile(sorted: readonly number[], share: number): string {
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
