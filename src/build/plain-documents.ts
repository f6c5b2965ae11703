import { fileURLToPath } from "node:url";
import type { Messages } from "@lingui/core";
import { runnerImport, type Plugin } from "vite";
import {
  DOCUMENT_NAMES,
  PLAIN_DOCUMENTS_FILE,
  type DocumentName,
  type PlainDocument,
  type PlainDocuments,
} from "../contract/plain-documents.ts";
import { LANGUAGES, type Language } from "../domain/language.ts";
import { readCompiledCatalogue } from "./read-catalogue.ts";

const MODULE = fileURLToPath(new URL("../client/features/pages/documents/plain-document.tsx", import.meta.url));

type Render = (name: DocumentName, language: Language, messages: Messages) => PlainDocument;

/** Renders what everybody may read as HTML, which the server sends to crawlers and those without a script. */
export function plainDocuments(): Plugin {
  return {
    name: "plain-documents",
    apply: "build",
    async generateBundle() {
      const source = JSON.stringify(await renderDocuments());
      this.emitFile({ type: "asset", fileName: PLAIN_DOCUMENTS_FILE, source });
    },
  };
}

/** All documents in both languages. */
export async function renderDocuments(): Promise<PlainDocuments> {
  const { module } = await runnerImport<{ plainDocument: Render }>(MODULE);
  const catalogues = await Promise.all(
    LANGUAGES.map(async (language) => [language, await readCompiledCatalogue(language)] as const),
  );
  const documents = DOCUMENT_NAMES.map((name) => {
    const inLanguages = catalogues.map(([language, messages]) => [
      language,
      module.plainDocument(name, language, messages),
    ]);
    return [name, Object.fromEntries(inLanguages)] as const;
  });
  return Object.fromEntries(documents) as PlainDocuments;
}
