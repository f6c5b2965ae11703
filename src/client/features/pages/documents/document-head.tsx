import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import type { DocumentName } from "#contract/plain-documents.ts";
import { DOCUMENT_DAY, DOCUMENT_VERSION, dayInFull } from "./document-version.ts";
import { DOCUMENTS } from "./documents.ts";

/** What a document is called and is about, its version and day. @param note What concerns the reader alone. */
export function DocumentHead({ name, note }: { name: DocumentName; note?: ReactNode }) {
  const { i18n } = useLingui();
  const { title, lead } = DOCUMENTS[name];
  return (
    <div className="grid gap-2">
      <h1 className="text-2xl font-semibold">{i18n._(title)}</h1>
      <p className="text-lg">{i18n._(lead)}</p>
      <p className="figures text-sm text-ink-soft">
        {i18n._("document.version", { version: DOCUMENT_VERSION, day: dayInFull(i18n.locale, DOCUMENT_DAY) })}
      </p>
      {note}
    </div>
  );
}
