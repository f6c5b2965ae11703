import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The repository. */
export const ROOT = join(import.meta.dirname, "../..");

/** A block of docs/operations that is to be run as it stands. */
export interface MarkedBlock {
  name: string;
  script: string;
}

const MARKED = /^<!-- run: ([\w-]+) -->\n\n```sh\n([\s\S]*?)^```$/gm;

/** The three pages of docs/operations, in the order in which a site meets them. */
export function readOperations(): string {
  const pages = ["install", "run", "emergency"].map((page) => join(ROOT, "docs/operations", `${page}.md`));
  return pages.map((page) => readFileSync(page, "utf8")).join("\n");
}

/** The marked blocks in their order. */
export function markedBlocks(document: string): MarkedBlock[] {
  return [...document.matchAll(MARKED)].map(([, name = "", script = ""]) => ({ name, script }));
}
