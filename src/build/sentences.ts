import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createCompiledCatalog } from "@lingui/cli/api";
import type { Plugin } from "vite";
import { rememberUntilItFails } from "../domain/remembered.ts";
import type { Language } from "../domain/language.ts";
import { CLIENT, firstScreenFiles, firstVisitFiles, searchFiles } from "./first-screen.ts";
import { catalogueFile, readCatalogue } from "./read-catalogue.ts";

/** Where the names of what may be wished for have their ids; a search shows them as criteria. */
const QUERY_PARSER = fileURLToPath(new URL("../query-parser", import.meta.url));
const MODULE = /^\0?virtual:sentences\/(?<language>zh|en)\/(?<part>first|installed|later)$/;

/**
 * Serves each catalogue in three parts: the sentences of the first screen and of what stands around every screen, those of
 * searches, rooms and the other screens that an installation keeps, and those that only later files use. Which is which follows from the
 * files in which an id is written.
 */
export function sentences(): Plugin {
  // Read once a build for all parts; anew when a file of it changes.
  let partOf = rememberUntilItFails(readParts);
  const forget = () => {
    partOf = rememberUntilItFails(readParts);
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
      const [all, isIn] = await Promise.all([readCatalogue(language as Language), partOf()]);
      const wanted = Object.fromEntries(Object.entries(all).filter(([text]) => isIn(text) === part));
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

/** Whether a module has sentences that an installation leaves for later. */
export function isLaterSentences(id: string): boolean {
  return MODULE.exec(id)?.groups?.["part"] === "later";
}

type Part = "first" | "installed" | "later";

async function readParts(): Promise<(id: string) => Part> {
  const first = await textsIn(inClient(await firstScreenFiles()));
  const installedFiles = inClient(new Set([...(await firstVisitFiles()), ...(await searchFiles())]));
  for await (const file of glob("**/*.ts", { cwd: QUERY_PARSER })) installedFiles.push(`${QUERY_PARSER}/${file}`);
  const installed = await textsIn(installedFiles);
  return (id) => (first.has(id) ? "first" : installed.has(id) ? "installed" : "later");
}

function inClient(files: ReadonlySet<string>): string[] {
  return [...files].map((file) => `${CLIENT}/${file}`);
}

/** Every text in quotes: all of the files' ids are among them, for they stand there whole. */
async function textsIn(files: readonly string[]): Promise<Set<string>> {
  const sources = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return new Set(sources.flatMap((source) => [...source.matchAll(/"([\w.-]+)"/g)].map(([, text = ""]) => text)));
}
