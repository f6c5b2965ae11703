import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { ensurePromtool } from "../../support/ensure-promtool.ts";

const run = promisify(execFile);
const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const MONITORING = pathOf("../../../ops/monitoring");

test("Prometheus takes the rules and the example of its settings, and alerts fire when they should and not before", async () => {
  const promtool = ensurePromtool();
  const rules = await run(promtool, ["check", "rules", "--lint-fatal", join(MONITORING, "alerts.yaml")]);
  expect(rules.stdout).toMatch(/SUCCESS: \d\d rules found/);
  await run(promtool, ["test", "rules", pathOf("alert-rules.yaml")]);
  const folder = await mkdtemp(join(tmpdir(), "qiying-prometheus-"));
  try {
    await cp(MONITORING, folder, { recursive: true });
    const token = join(folder, "token");
    await writeFile(token, "only for tests");
    const settings = join(folder, "prometheus.yaml");
    const text = await readFile(settings, "utf8");
    await writeFile(settings, text.replace(/credentials_file: .*/, `credentials_file: ${token}`));
    const checked = await run(promtool, ["check", "config", settings]);
    expect(checked.stdout).toContain("prometheus.yaml is valid");
  } finally {
    await rm(folder, { recursive: true });
  }
}, 180_000);

test("every query of the dashboard is one that Prometheus understands", async () => {
  const promtool = ensurePromtool();
  const { panels } = JSON.parse(await readFile(join(MONITORING, "dashboard.json"), "utf8")) as Dashboard;
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  // As recording rules, which promtool can check; Grafana puts a regular expression in the variable's place.
  const rules = queries.map((expr, at) => ({ record: `query:${at}`, expr: expr.replaceAll("$instance", ".*") }));
  const folder = await mkdtemp(join(tmpdir(), "qiying-queries-"));
  try {
    const file = join(folder, "queries.json");
    await writeFile(file, JSON.stringify({ groups: [{ name: "dashboard", rules }] }));
    const checked = await run(promtool, ["check", "rules", file]);
    expect(checked.stdout).toContain(`SUCCESS: ${queries.length} rules found`);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 180_000);

interface Dashboard {
  panels: { targets?: { expr: string }[] }[];
}
