import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  PLAIN_DOCUMENTS_FILE,
  SUPPORT_EMAIL_SLOT,
  type DocumentName,
  type PlainDocument,
  type PlainDocuments,
} from "#contract/plain-documents.ts";
import type { Language } from "#domain/language.ts";
import { escapeHtml } from "../../escape-html.ts";

/** One of the documents that everybody may read, in each language. */
export type ReadDocument = Record<Language, { title: string; lead: string; html: string }>;

export interface Documents {
  /** A document as the build rendered it, with this site's support address; null while there is no build. */
  find: (name: DocumentName) => Promise<ReadDocument | null>;
}

/** The documents of the build in a folder: those of a build that takes its place are found from the next call on. */
export function builtDocuments(distDir: string, supportEmail: string | undefined): Documents {
  const file = join(distDir, PLAIN_DOCUMENTS_FILE);
  let kept: { documents: PlainDocuments; version: number } | null = null;
  return {
    async find(name) {
      const { mtimeMs: version } = await stat(file).catch(() => ({ mtimeMs: 0 }));
      if (version === 0) return null;
      if (kept?.version !== version) {
        kept = { documents: JSON.parse(await readFile(file, "utf8")) as PlainDocuments, version };
      }
      const { zh, en } = kept.documents[name];
      return { zh: withAddress(zh, supportEmail), en: withAddress(en, supportEmail) };
    },
  };
}

function withAddress({ title, lead, html }: PlainDocument, supportEmail: string | undefined): ReadDocument[Language] {
  const isSet = supportEmail !== undefined;
  const text = isSet ? html.withEmail.replaceAll(SUPPORT_EMAIL_SLOT, escapeHtml(supportEmail)) : html.withoutEmail;
  return { title, lead, html: text };
}
