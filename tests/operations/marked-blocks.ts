import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The repository. */
export const ROOT = join(import.meta.dirname, "../..");

/** A block of docs/operations.md that is to be run as it stands. */
export interface MarkedBlock {
  name: string;
  script: string;
}

const MARKED = /^<!-- run: ([\w-]+) -->\n\n```sh\n([\s\S]*?)^```$/gm;

export function readOperations(): string {
  return readFileSync(join(ROOT, "docs/operations.md"), "utf8");
}

/** The marked blocks in their order. */
export function markedBlocks(document: string): MarkedBlock[] {
  return [...document.matchAll(MARKED)].map(([, name = "", script = ""]) => ({ name, script }));
}
