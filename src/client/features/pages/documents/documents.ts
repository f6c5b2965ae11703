import type { ComponentType } from "react";
import type { DocumentName } from "#contract/plain-documents.ts";
import { PrivacyBody } from "./privacy-body.tsx";
import { SafetyBody } from "./safety-body.tsx";
import { TermsBody } from "./terms-body.tsx";

interface PublicDocument {
  /** Catalogue ids. */
  title: string;
  lead: string;
  Body: ComponentType<{ email: string | null }>;
}

/** What everybody may read: drawn by the app, and rendered by the build for those without it. */
export const DOCUMENTS: Record<DocumentName, PublicDocument> = {
  terms: { title: /*i18n*/ "document.terms", lead: /*i18n*/ "terms.lead", Body: TermsBody },
  privacy: { title: /*i18n*/ "document.privacy", lead: /*i18n*/ "privacy-notice.lead", Body: PrivacyBody },
  safety: { title: /*i18n*/ "document.safety", lead: /*i18n*/ "safety.lead", Body: SafetyBody },
};
