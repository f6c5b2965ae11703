import type { Language } from "#domain/language.ts";

/** What everybody may read without an account; each is a screen at the path of its name. */
export const DOCUMENT_NAMES = ["terms", "privacy", "safety"] as const;
export type DocumentName = (typeof DOCUMENT_NAMES)[number];

/** A document in one language, for those who have no script or an old browser. */
export interface PlainDocument {
  title: string;
  /** What it is about, in a sentence. */
  lead: string;
  /** All of it, with its heading. */
  html: {
    /** The address stands in it as SUPPORT_EMAIL_SLOT. */
    withEmail: string;
    withoutEmail: string;
  };
}

/** What the build makes of the documents that the page draws, and the server sends. */
export type PlainDocuments = Record<DocumentName, Record<Language, PlainDocument>>;

/** Where the build puts them, as JSON, relative to the page it has built. */
export const PLAIN_DOCUMENTS_FILE = "plain/documents.json";

/** Stands for the support address, which is a setting of the server. */
export const SUPPORT_EMAIL_SLOT = "support-email@slot.invalid";
