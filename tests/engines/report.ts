import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { JOURNEY_STEPS } from "./journey-steps.ts";

const FILE = join(import.meta.dirname, "../../test-results/engines.txt");

interface Told {
  version: string;
  /** Seconds, by the step's title; those that failed as text. */
  steps: Map<string, string>;
  stories: { title: string; passed: boolean }[];
}

/** Writes down, browser by browser, how far the journey came and which stories passed: test-results/engines.txt. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default class EnginesReport implements Reporter {
  private readonly engines = new Map<string, Told>();

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === "skipped") return;
    const name = test.parent.project()?.name ?? "";
    const told = this.engines.get(name) ?? { version: "", steps: new Map<string, string>(), stories: [] };
    this.engines.set(name, told);
    told.version = test.annotations.find(({ type }) => type === "version")?.description ?? told.version;
    const steps = result.steps.filter(({ title }) => (JOURNEY_STEPS as readonly string[]).includes(title));
    for (const { title, duration, error } of steps) {
      told.steps.set(title, error === undefined ? `${(duration / 1000).toFixed(1)} s` : "FAILED");
    }
    if (steps.length === 0) told.stories.push({ title: test.title, passed: result.status === "passed" });
  }

  async onEnd(): Promise<void> {
    const report = [...this.table(), "", ...this.stories(), ""].join("\n");
    await mkdir(join(FILE, ".."), { recursive: true });
    await writeFile(FILE, report);
    console.log(`\n${report}`);
  }

  printsToStdio(): boolean {
    return false;
  }

  private table(): string[] {
    const travelled = [...this.engines].filter(([, { steps }]) => steps.size > 0);
    const row = (first: string, cells: string[]) => first.padEnd(34) + cells.map((cell) => cell.padStart(16)).join("");
    return [
      row(
        "The journey in",
        travelled.map(([name]) => name),
      ),
      ...JOURNEY_STEPS.map((step) =>
        row(
          step,
          travelled.map(([, { steps }]) => steps.get(step) ?? "not reached"),
        ),
      ),
      "",
      ...[...this.engines].map(([name, { version }]) => `${name}: ${version}`),
    ];
  }

  private stories(): string[] {
    return [...this.engines].flatMap(([name, { stories }]) =>
      stories.map(({ title, passed }) => `${passed ? "passed" : "FAILED"}  ${name}: ${title}`),
    );
  }
}
