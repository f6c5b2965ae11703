import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** In this order: with Chinese first, English is silently lost. */
export const LANGUAGES = ["eng", "chi_sim"] as const;

/** The smallest of the sets that the packages carry: whole numbers, and nothing of the old engine. */
const SET = "4.0.0_best_int";

/** What the engine has to know of a language, packed, from the npm package that carries it. @throws for any other. */
export async function languageData(language: string): Promise<Uint8Array> {
  const home = dirname(createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`));
  return readFile(join(home, SET, `${language}.traineddata.gz`));
}
