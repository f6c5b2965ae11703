import { readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDERS = ["src", "sw", "demo"];

/** From which file each file takes something: by a statement, by import(), for a type, or as a worker of its own. */
type Imports = ReadonlyMap<string, readonly string[]>;

// Lint's `import/no-cycle` does not follow import(), nor the addresses of workers.
const SPECIFIERS = [
  /\bfrom\s*"([^"]+)"/g,
  /\bimport\s*"([^"]+)"/g,
  /\bimport\(\s*"([^"]+)"/g,
  /\bnew URL\(\s*"([^"]+)",\s*import\.meta\.url/g,
];

test("no file imports itself by way of others, not by import() either", () => {
  expect(cyclesOf(importsOf(sourceFiles()))).toEqual([]);
});

test.each([
  ["import()", `export const load = () => import("./a.ts");`],
  ["a type", `import type { A } from "./a.ts";`],
  ["the type of a module", `export type A = typeof import("./a.ts");`],
  ["what is handed on", `export { a } from "./a.ts";`],
  ["a worker", `export const made = new Worker(new URL("./a.ts", import.meta.url));`],
])("a cycle by %s is found", (_, back) => {
  const files = new Map([
    ["a.ts", `import { b } from "./b.ts";`],
    ["b.ts", back],
    ["c.ts", `import { a } from "./a.ts";`],
  ]);
  expect(cyclesOf(importsOf(files))).toEqual([["a.ts", "b.ts"]]);
});

function sourceFiles(): ReadonlyMap<string, string> {
  const names = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  );
  const sources = names.filter((name) => [".ts", ".tsx"].includes(extname(name)));
  return new Map(sources.map((name) => [name, readFileSync(join(ROOT, name), "utf8")]));
}

function importsOf(files: ReadonlyMap<string, string>): Imports {
  return new Map([...files].map(([name, source]) => [name, specifiersIn(source).map((each) => fileOf(each, name))]));
}

function specifiersIn(source: string): string[] {
  return SPECIFIERS.flatMap((pattern) => [...source.matchAll(pattern)].map(([, specifier]) => specifier ?? ""));
}

/** The file that a specifier means, from the root of the project; what is no file of ours is in no graph. */
function fileOf(specifier: string, from: string): string {
  const subpath = /^#(\w[\w-]*)\/(.*)$/.exec(specifier);
  if (subpath === null) return relative(ROOT, resolve(ROOT, dirname(from), specifier));
  const [, folder = "", rest = ""] = subpath;
  return FOLDERS.includes(folder) ? `${folder}/${rest}` : `src/${folder}/${rest}`;
}

/** The groups of files that all lead to each other (Tarjan's strongly connected components). */
function cyclesOf(imports: Imports): string[][] {
  const cycles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return cycles;

  function visit(file: string): void {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    path.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!imports.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (path.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = path.splice(path.indexOf(file));
    if (group.length > 1) cycles.push(group.toSorted());
  }
}
