import { globSync, readFileSync, statSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrokenReferences } from "./find-broken-references.ts";

/**
 * `npm run check:references`: every id in comments, documents and test titles is explained in docs/requirements, every
 * document that a comment names is there, and every link of a document leads somewhere.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const files = globSync(["*.{ts,md}", "docs/**/*.md", "{src,sw,tests,demo}/**/*.{ts,tsx,sql,css,html,md}"], {
  cwd: root,
})
  .map((path) => path.replaceAll("\\", "/"))
  .toSorted();

const { broken, ids, defined } = findBrokenReferences({ files, read });
for (const line of broken) console.error(line);
console.log(`${ids} references to ${defined} ids and the links of all documents: ${broken.length} lead nowhere.`);
process.exitCode = broken.length === 0 ? 0 : 1;

function read(path: string): string | null {
  const stats = statSync(posix.join(root, path), { throwIfNoEntry: false });
  if (stats === undefined) return null;
  return stats.isFile() && (files.includes(path) || path.endsWith(".md"))
    ? readFileSync(posix.join(root, path), "utf8")
    : "";
}
