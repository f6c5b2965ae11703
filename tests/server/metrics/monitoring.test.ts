import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { tell, told } from "../../../src/server/occurrences.ts";
import { startTestApp, type TestApp } from "../test-app.ts";

let site: TestApp;
/** Names of what /metrics serves, histograms by the names of their three series, and the labels of each. */
let served: Map<string, Set<string>>;
beforeAll(async () => {
  site = await startTestApp();
  await provokeAll();
  served = labelsOf((await site.get("/metrics")).body);
});
afterAll(() => site.close());

const FOLDER = new URL("../../../ops/monitoring/", import.meta.url);
const read = (name: string) => readFile(new URL(name, FOLDER), "utf8");

/** So that each metric has a series, with its labels. */
async function provokeAll(): Promise<void> {
  await site.get("/api/v1/items/count");
  tell("repetition", { method: "POST" });
  tell("refusal", { class: "read" });
  tell("receiving", { taken: 1, all: 2 });
  await told("job", { name: "sweepNothing" }, async () => undefined);
  await told("ai", { kind: "search" }, async () => undefined);
}

function labelsOf(text: string): Map<string, Set<string>> {
  const labels = new Map<string, Set<string>>();
  for (const [, name = "", inBraces = ""] of text.matchAll(/^(\w+)(?:\{([^}]*)\})? /gm)) {
    const own = labels.get(name) ?? new Set();
    for (const [, label = ""] of inBraces.matchAll(/(\w+)="/g)) own.add(label);
    labels.set(name, own);
  }
  return labels;
}

/** Every metric of ours or of the process that a text names, and the labels by which it is chosen. */
function namedIn(text: string): { name: string; labels: string[] }[] {
  return [...text.matchAll(/\b((?:qiying|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)].map(([, name = "", chosen = ""]) => ({
    name,
    labels: [...chosen.matchAll(/(\w+)\s*[!=]~?\s*\\?"/g)].map(([, label = ""]) => label),
  }));
}

/** What Prometheus gives every series. */
const BY_PROMETHEUS = new Set(["job", "instance"]);

test.each(["dashboard.json", "alerts.yaml"])("every metric and label that %s names is served", async (file) => {
  const named = namedIn(await read(file));
  expect(named.length).toBeGreaterThan(20);
  for (const { name, labels } of named) {
    expect([...served.keys()], name).toContain(name);
    const unknown = labels.filter((label) => !BY_PROMETHEUS.has(label) && served.get(name)?.has(label) !== true);
    expect(unknown, name).toEqual([]);
  }
});

test("every metric of ours is on the dashboard", async () => {
  const shown = new Set(
    namedIn(await read("dashboard.json")).map(({ name }) => name.replace(/_(bucket|count|sum)$/, "")),
  );
  const ours = [...served.keys()].filter((name) => name.startsWith("qiying_"));
  expect(ours.filter((name) => !shown.has(name.replace(/_(bucket|count|sum)$/, "")))).toEqual([]);
});

test("every metric of ours is told of where metrics are listed", async () => {
  const list = await readFile(new URL("../../../src/server/metrics/README.md", import.meta.url), "utf8");
  const ours = [...served.keys()].filter((name) => name.startsWith("qiying_"));
  const names = new Set(ours.map((name) => name.replace(/_(bucket|count|sum)$/, "")));
  expect([...names].filter((name) => !list.includes(`| \`${name}\` `))).toEqual([]);
});

test("the example of Prometheus' settings asks the servers of the compose file", async () => {
  const compose = parse(await read("../compose.yaml"), { merge: true }) as { services: Record<string, object> };
  const settings = parse(await read("prometheus.yaml")) as {
    scrape_configs: [{ static_configs: [{ targets: string[] }] }];
  };
  const { targets } = settings.scrape_configs[0].static_configs[0];
  const servers = Object.keys(compose.services).filter((name) => /^app\d$/.test(name));
  expect(targets).toEqual(servers.map((name) => `${name}:8000`));
});

test("the alert about a server's memory fires below the limit from which the system slows it down", async () => {
  const told = /process_resident_memory_bytes\{job="qiying"\} > (\S+)/.exec(await read("alerts.yaml"))?.[1];
  const slowed = /^MemoryHigh=(\d+)G$/m.exec(await read("../systemd/qiying@.service"))?.[1];
  expect(Number(told)).toBeLessThan(Number(slowed) * 2 ** 30);
});

test("every alert has a paragraph that says what to do, and leads to it", async () => {
  const [rules, guide] = [await read("alerts.yaml"), await read("README.md")];
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);
  const headings = [...guide.matchAll(/^### (\w+)$/gm)].map(([, name = ""]) => name);
  expect(headings.toSorted()).toEqual(alerts.toSorted());
  const runbooks = [...rules.matchAll(/runbook: "README\.md#(\w+)"/g)].map(([, anchor = ""]) => anchor);
  expect(runbooks).toEqual(alerts.map((name) => name.toLowerCase()));
});

test("the dashboard's panels lie beside each other, each with a query or more", async () => {
  const { panels } = JSON.parse(await read("dashboard.json")) as Dashboard;
  const ids = new Set(panels.map(({ id }) => id));
  expect(ids.size).toBe(panels.length);
  const taken = new Set<string>();
  for (const {
    title,
    type,
    targets = [],
    gridPos: { x, y, w, h },
  } of panels) {
    if (type !== "row") expect(targets.length, title).toBeGreaterThan(0);
    expect(x + w, title).toBeLessThanOrEqual(24);
    for (let column = x; column < x + w; column += 1) {
      for (let line = y; line < y + h; line += 1) {
        expect(taken.has(`${column} ${line}`), title).toBe(false);
        taken.add(`${column} ${line}`);
      }
    }
  }
});

interface Dashboard {
  panels: {
    id: number;
    title: string;
    type: string;
    gridPos: { x: number; y: number; w: number; h: number };
    targets?: { expr: string }[];
  }[];
}
