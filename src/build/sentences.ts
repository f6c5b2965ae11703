import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createCompiledCatalog } from "@lingui/cli/api";
import type { Plugin } from "vite";
import type { Language } from "../domain/language.ts";
import { catalogueFile, readCatalogue } from "./read-catalogue.ts";

const CLIENT = fileURLToPath(new URL("../client", import.meta.url));
const MODULE = /^\0?virtual:sentences\/(?<language>zh|en)\/(?<part>first|later)$/;

/** What no phone shows before somebody has gone on from the first screen; it is imported dynamically alone. */
const LATER =
  /^(pages|account|admin|install|kept|outbox|tenant-requests|viewings|session\/agreement)\/|^listings\/(?!item-detail-page\.)|^posting\/(?!unsent\.|watch-outbox\.)|^viewing\/(page-|save-room\.|use-unsynced-)|^session\/(detail-text|failures|field-checks|with-current-user)\./;

/**
 * Serves each catalogue in two parts: the sentences of the first screen and of what stands around every screen, and
 * those that only later screens use. Which is which follows from where an id is written.
 */
export function sentences(): Plugin {
  return {
    name: "sentences",
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const { language, part } = MODULE.exec(id)?.groups ?? {};
      if (language === undefined) return undefined;
      this.addWatchFile(catalogueFile(language as Language));
      const wanted = await sentencesOf(language as Language, part === "first");
      const { source, errors } = createCompiledCatalog(language, wanted, { namespace: "es" });
      const [error] = errors;
      if (error !== undefined) this.error(`locales/${language}.po: ${error.id}: ${error.error.message}`);
      return { code: source, moduleType: "js" };
    },
    // A later screen that the first one imports statically would come without its sentences.
    buildEnd() {
      for (const id of [...this.getModuleIds()].filter(isLater)) {
        const early = this.getModuleInfo(id)?.importers.find((importer) => isClient(importer) && !isLater(importer));
        if (early !== undefined) this.error(`${early} imports ${id}, whose sentences are loaded later: use lazy()`);
      }
    },
  };
}

/** The module whose chunk has the first sentences of a language. */
export function firstSentencesId(language: Language): string {
  return `\0virtual:sentences/${language}/first`;
}

async function sentencesOf(language: Language, isFirst: boolean): Promise<Record<string, string>> {
  const [all, first] = await Promise.all([readCatalogue(language), firstIds()]);
  return Object.fromEntries(Object.entries(all).filter(([id]) => first.has(id) === isFirst));
}

/** Every text in quotes that a file of the first part has: all of its ids, for they stand there whole. */
async function firstIds(): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const file of glob("**/*.{ts,tsx}", { cwd: CLIENT })) {
    if (LATER.test(file)) continue;
    const source = await readFile(`${CLIENT}/${file}`, "utf8");
    for (const [, id] of source.matchAll(/"([\w.-]+)"/g)) ids.add(id ?? "");
  }
  return ids;
}

function isClient(id: string): boolean {
  return id.startsWith(`${CLIENT}/`);
}

function isLater(id: string): boolean {
  return isClient(id) && LATER.test(id.slice(CLIENT.length + 1));
}
