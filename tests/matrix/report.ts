import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { SEED } from "../e2e/outbox/support/seeded-random.ts";
import type { FullResult, Reporter, Suite, TestCase } from "@playwright/test/reporter";

/** Where the report stands, beside what failing cases leave behind. */
const FILE = "test-results/matrix.txt";

/** One report of all cases: how many ran and failed, by group; which failed; by which seeds; how long it took. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default class MatrixReport implements Reporter {
  private cases: TestCase[] = [];

  onBegin(_: unknown, suite: Suite): void {
    this.cases = suite.allTests();
  }

  async onEnd({ duration, status }: FullResult): Promise<void> {
    const report = reportOf(this.cases, duration, status);
    console.log(`\n${report}`);
    await mkdir(dirname(FILE), { recursive: true });
    await writeFile(FILE, `${report}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

function reportOf(cases: readonly TestCase[], duration: number, status: string): string {
  const groups = Map.groupBy(cases, groupOf);
  const rows = [...groups].map(([name, all]) => rowOf(name, all));
  return [
    "The fault matrix of drafts and the outbox",
    "",
    rowText(["group", "cases", "passed", "second try", "failed", "not run", "minutes"]),
    ...rows.map(rowText),
    rowText(rowOf("all", cases)),
    "",
    ...listed("Failed", cases.filter((each) => each.outcome() === "unexpected").map(nameOf)),
    ...listed("Passed at the second try", cases.filter((each) => each.outcome() === "flaky").map(nameOf)),
    ...listed("Seeds", cases.flatMap(seedsOf)),
    `${status}, after ${minutes(duration)} minutes`,
  ].join("\n");
}

/** The grid and the runs without something are told apart by uploader and by what is missing. */
function groupOf(test: TestCase): string {
  const [, project = "", , described = ""] = test.titlePath();
  return test.parent.type === "describe" && project !== "hand-written" ? `${project}: ${described}` : project;
}

function rowOf(name: string, cases: readonly TestCase[]): string[] {
  const count = (outcome: string) => cases.filter((each) => each.outcome() === outcome).length;
  const time = cases.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
  const counts = [cases.length, count("expected"), count("flaky"), count("unexpected"), count("skipped")];
  return [name, ...counts.map(String), minutes(time)];
}

function rowText([name = "", ...figures]: readonly string[]): string {
  return `${name.padEnd(44)}${figures.map((figure) => figure.padStart(11)).join("")}`;
}

function listed(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`), ""];
}

function nameOf(test: TestCase): string {
  return test.titlePath().slice(3).join(" › ");
}

function seedsOf({ annotations, results, title }: TestCase): string[] {
  const all = [...annotations, ...results.flatMap((result) => result.annotations)];
  const seeds = all.filter(({ type }) => type === SEED).map(({ description }) => description ?? "");
  return [...new Set(seeds)].map((seed) => `${seed}: ${title}`);
}

function minutes(milliseconds: number): string {
  return (milliseconds / 60_000).toFixed(1);
}
