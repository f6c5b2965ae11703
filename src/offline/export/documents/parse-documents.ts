import type { ExportedDocument } from "#contract/exported-documents.ts";
import { SHARED_LIST_TOKEN } from "#domain/shared-lists/shared-list.ts";
import { checkViewing } from "#domain/viewings/check-viewing.ts";
import { BrokenExportError, openExport } from "../open-export.ts";
import { DOCUMENTS_FORMAT, DOCUMENTS_VERSION, type DocumentsExport } from "./export-documents.ts";

/**
 * Reads the `documents.json` of an exported file. Files can come from anywhere: what does not look as we write it is refused as a
 * whole; what a document may say is for the server to judge.
 * @throws BrokenExportError, ForeignExportError
 */
export async function parseDocuments(text: string, owner: string): Promise<DocumentsExport> {
  const copy = openExport(text, { format: DOCUMENTS_FORMAT, version: DOCUMENTS_VERSION, owner });
  const { areExportedDocuments, isListing } = await import("#contract/exported-documents.ts");
  if (!areExportedDocuments(copy) || !copy.documents.every(isSound))
    throw new BrokenExportError("The export is damaged");
  const documents = copy.documents.map((document) => {
    if (document.kind !== "viewing") return document;
    const { listing } = document.beside;
    return isListing(listing) && listing.id === document.id
      ? document
      : { ...document, beside: { ...document.beside, listing: null, fetchedAt: 0 } };
  });
  const { photos } = copy;
  return { format: DOCUMENTS_FORMAT, version: DOCUMENTS_VERSION, owner, documents, photos };
}

function isSound(document: ExportedDocument): boolean {
  if (document.kind === "opinion") return SHARED_LIST_TOKEN.test(document.id);
  if (document.kind !== "viewing") return true;
  // A text that is merely too long may wait here for its owner to shorten it.
  const problems = checkViewing(document.content);
  return problems.every(({ mistake }) => mistake === "too-long" || mistake === "too-many");
}
