import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createCompiledCatalog } from "@lingui/cli/api";
import type { Plugin } from "vite";
import type { Language } from "../domain/language.ts";
import { CLIENT, firstScreenFiles } from "./first-screen.ts";
import { catalogueFile, readCatalogue } from "./read-catalogue.ts";

/** Where the names of what may be wished for have their ids; the first screen shows them as criteria. */
const QUERY_PARSER = fileURLToPath(new URL("../query-parser", import.meta.url));
const MODULE = /^\0?virtual:sentences\/(?<language>zh|en)\/(?<part>first|later)$/;

/**
 * Serves each catalogue in two parts: the sentences of the first screen and of what stands around every screen, and those
 * that only later screens use. Which is which follows from the files in which an id is written.
 */
export function sentences(): Plugin {
  // Read once a build for the four parts; anew when a file of it changes.
  let texts: Promise<Set<string>> | undefined;
  const forget = () => {
    texts = undefined;
  };
  return {
    name: "sentences",
    buildStart: forget,
    watchChange: forget,
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const { language, part } = MODULE.exec(id)?.groups ?? {};
      if (language === undefined) return undefined;
      this.addWatchFile(catalogueFile(language as Language));
      texts ??= firstTexts();
      const wanted = sentencesOf(await readCatalogue(language as Language), await texts, part as Part);
      const { source, errors } = createCompiledCatalog(language, wanted, { namespace: "es" });
      const [error] = errors;
      if (error !== undefined) this.error(`locales/${language}.po: ${error.id}: ${error.error.message}`);
      return { code: source, moduleType: "js" };
    },
  };
}

/** The module whose chunk has the first sentences of a language. */
export function firstSentencesId(language: Language): string {
  return `\0virtual:sentences/${language}/first`;
}

type Part = "first" | "later";

function sentencesOf(all: Record<string, string>, first: ReadonlySet<string>, part: Part): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => first.has(id) === (part === "first")));
}

/** Every text in quotes in a file of the first screen: all of its ids are among them, for they stand there whole. */
async function firstTexts(): Promise<Set<string>> {
  const files = [...(await firstScreenFiles())].map((file) => `${CLIENT}/${file}`);
  for await (const file of glob("**/*.ts", { cwd: QUERY_PARSER })) files.push(`${QUERY_PARSER}/${file}`);
  const sources = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return new Set(sources.flatMap((source) => [...source.matchAll(/"([\w.-]+)"/g)].map(([, text = ""]) => text)));
}
