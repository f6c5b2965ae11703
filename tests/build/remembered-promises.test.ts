import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const PLUGIN = fileURLToPath(new URL("../../src/build/remembered-promises.ts", import.meta.url));
const OXLINT = fileURLToPath(new URL("../../node_modules/.bin/oxlint", import.meta.url));
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "qiying-lint-"));
  const config = {
    jsPlugins: [PLUGIN],
    categories: { correctness: "off" },
    rules: { "qiying/remembered-promises": "error" },
  };
  await writeFile(join(folder, "config.json"), JSON.stringify(config));
});
afterAll(() => rm(folder, { recursive: true }));

/** How many lines of a file lint refuses. */
async function refusals(source: string): Promise<number> {
  const file = join(folder, "sample.tsx");
  await writeFile(file, source);
  const options = ["--config", join(folder, "config.json"), "--format", "json", file];
  const output = await new Promise<string>((resolve) => execFile(OXLINT, options, (_error, stdout) => resolve(stdout)));
  return (JSON.parse(output) as { diagnostics: unknown[] }).diagnostics.length;
}

test.each([
  ["a variable", "let known: Promise<string> | undefined;"],
  [
    "a variable of a function",
    "export function keys() { let known: Promise<string> | null = null; return () => known; }",
  ],
  ["a queue", "let last = Promise.resolve();"],
  ["a property of a class", "export class Cache { private made?: Promise<string>; }"],
  ["a map", "const known = new Map<string, Promise<string>>();"],
  ["a weak map", "const known = new WeakMap<object, Promise<string>>();"],
  [
    "what an async function gives",
    "const kept: { made?: unknown } = {}; kept.made ??= make(); async function make() { return 1; }",
  ],
  ["a chain", "const kept: { made?: unknown } = {}; kept.made ??= fetch('/').then((answer) => answer.json());"],
  ["a module that is loaded later", "const decoder = import('./decoder.ts');"],
  [
    "a module's constant",
    "export const ready = make(); function make(): Promise<void> { return fetch('/').then(() => undefined); }",
  ],
  ["React's own lazy part", "import { lazy } from 'react'; export const Page = lazy(() => import('./page.tsx'));"],
])("a remembered promise is refused: %s", async (_what, source) => {
  expect(await refusals(source)).toBe(1);
});

test("what remembers nothing is let through", async () => {
  const source = `
    import { rememberUntilItFails } from "#domain/remembered.ts";
    const load = () => import("./decoder.ts");
    const decoder = rememberUntilItFails(load);
    let make: (() => Promise<string>) | undefined;
    let timer: number | undefined;
    export async function decode() { timer ??= 1; const one = fetch("/"); make ??= async () => "a"; await one; return (await decoder()).decode(timer); }
    export const asked = await fetch("/");
  `;
  expect(await refusals(source)).toBe(0);
});
