import { setupI18n, type Messages } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { Router } from "wouter";
import { SUPPORT_EMAIL_SLOT, type DocumentName, type PlainDocument } from "#contract/plain-documents.ts";
import type { Language } from "#domain/language.ts";
import { paths } from "../../../paths.ts";
import { LANGUAGE_NAMES } from "../../../platform/language/language-names.ts";
import { DocumentHead } from "./document-head.tsx";
import { DOCUMENTS } from "./documents.ts";

/** A document as HTML, from the components that the app draws it with. The build runs this, once a language. */
export function plainDocument(name: DocumentName, language: Language, messages: Messages): PlainDocument {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  const { title, lead, Body } = DOCUMENTS[name];
  const htmlWith = (email: string | null) =>
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <Router ssrPath={paths[name]}>
          <article
            lang={LANGUAGE_NAMES[language].lang}
            className="mx-auto grid max-w-3xl gap-6 px-4 pt-4 pb-12 text-pretty"
          >
            <DocumentHead name={name} />
            <Body email={email} />
          </article>
        </Router>
      </I18nProvider>,
    );
  return {
    title: i18n._(title),
    lead: i18n._(lead),
    html: { withEmail: htmlWith(SUPPORT_EMAIL_SLOT), withoutEmail: htmlWith(null) },
  };
}
