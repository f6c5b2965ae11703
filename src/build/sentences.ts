import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createCompiledCatalog } from "@lingui/cli/api";
import type { Plugin } from "vite";
import type { Language } from "../domain/language.ts";
import { catalogueFile, readCatalogue } from "./read-catalogue.ts";

const CLIENT = fileURLToPath(new URL("../client", import.meta.url));
/** Where the names of what may be wished for have their ids. */
const QUERY_PARSER = fileURLToPath(new URL("../query-parser", import.meta.url));
const MODULE = /^\0?virtual:sentences\/(?<language>zh|en)\/(?<part>first|ai|later)$/;

/** What no phone shows before somebody has gone on from the first screen; it is imported dynamically alone. */
const LATER =
  /^features\/(pages|account|admin|install|storage-page|outbox-page|tenant-requests|agreement)\/|^features\/viewings\/(?!detail\/(preload-viewing|viewing-head-layout)\.)|^features\/listings\/(?!item-detail-page\.)|^features\/room\/(expired-badge|save-for-viewing\/save-room)\.|^drafts\/(?!store\/unsent\.)|^outbox\/(?!sending\/watch-outbox\.|viewings\/watch-viewings\.|log-out\/ask-log-out\.)|^platform\/text\/(moment-text|field-names)\.|^ui\/confirm-removal\.|^api\/(detail-text|failures)\.|^session\/(account-field-problems|with-current-user)\./;

/** The search by a sentence: on the first screen, but a moment after it. */
const AI = /^features\/search\/(sentence|understood|fit)\//;

/**
 * Serves each catalogue in three parts: the sentences of the first screen and of what stands around every screen, those
 * of the search by a sentence, and those that only later screens use. Which is which follows from where an id is written.
 */
export function sentences(): Plugin {
  return {
    name: "sentences",
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const { language, part } = MODULE.exec(id)?.groups ?? {};
      if (language === undefined) return undefined;
      this.addWatchFile(catalogueFile(language as Language));
      const wanted = await sentencesOf(language as Language, part as Part);
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

type Part = "first" | "ai" | "later";

async function sentencesOf(language: Language, part: Part): Promise<Record<string, string>> {
  const [all, partOf] = await Promise.all([readCatalogue(language), parts()]);
  return Object.fromEntries(Object.entries(all).filter(([id]) => (partOf.get(id) ?? "later") === part));
}

/** The part of every text in quotes: all of the ids are among them, for they stand in the files whole. */
async function parts(): Promise<Map<string, Part>> {
  const parts = new Map<string, Part>();
  for await (const file of glob("**/*.{ts,tsx}", { cwd: CLIENT })) {
    if (LATER.test(file)) continue;
    const part = AI.test(file) ? "ai" : "first";
    for (const text of await textsIn(`${CLIENT}/${file}`)) if (parts.get(text) !== "first") parts.set(text, part);
  }
  for await (const file of glob("**/*.ts", { cwd: QUERY_PARSER })) {
    for (const text of await textsIn(`${QUERY_PARSER}/${file}`)) if (!parts.has(text)) parts.set(text, "ai");
  }
  return parts;
}

async function textsIn(file: string): Promise<string[]> {
  const source = await readFile(file, "utf8");
  return [...source.matchAll(/"([\w.-]+)"/g)].map(([, text = ""]) => text);
}

function isClient(id: string): boolean {
  return id.startsWith(`${CLIENT}/`);
}

function isLater(id: string): boolean {
  const file = id.slice(CLIENT.length + 1);
  return isClient(id) && (LATER.test(file) || AI.test(file));
}
