import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "../../src/domain/language.ts";
import { readCatalogue } from "../../src/build/read-catalogue.ts";
import { compareCatalogues } from "./compare-catalogues.ts";
import { againstGlossary } from "./glossary.ts";

/**
 * `npm run check:catalogues`: every sentence that the code names is in both catalogues and none besides, each with
 * a text, the same placeholders and no stray whitespace, in the words of docs/glossary.md.
 */
const files = LANGUAGES.map((language) => fileURLToPath(new URL(`../../locales/${language}.po`, import.meta.url)));
const before = files.map((file) => readFileSync(file, "utf8"));

const extraction = spawnSync("lingui extract --clean", { encoding: "utf8", shell: true });
if (extraction.status !== 0) fail([extraction.stderr]);
const after = files.map((file) => readFileSync(file, "utf8"));
const drifted = files.filter((_, index) => before[index] !== after[index]);
if (drifted.length > 0)
  fail(drifted.map((file) => `${file} did not match the code; \`npm run extract\` has just mended it: add the texts.`));

const [zh, en] = [await readCatalogue("zh"), await readCatalogue("en")];
const problems = [...compareCatalogues(zh, en), ...againstGlossary({ zh, en })];
if (problems.length > 0) fail(problems);
console.log(`${Object.keys(zh).length} sentences, each in Chinese and in English.`);

function fail(lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}
