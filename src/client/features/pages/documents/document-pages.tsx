import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import type { DocumentName } from "#contract/plain-documents.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { useSupportEmail } from "../../../api/site.ts";
import { paths } from "../../../paths.ts";
import { agreementRecord } from "../../../session/agreement-record.ts";
import { DocumentLinks } from "../../../session/document-links.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { DocumentHead } from "./document-head.tsx";
import { DOCUMENTS } from "./documents.ts";

/** `/terms`. */
export function TermsPage() {
  return <DocumentPage name="terms" note={<Acceptance />} />;
}

/** `/privacy`. */
export function PrivacyPage() {
  return <DocumentPage name="privacy" note={<Acceptance />} />;
}

/** `/safety`. */
export function SafetyPage() {
  return <DocumentPage name="safety" />;
}

function DocumentPage({ name, note }: { name: DocumentName; note?: ReactNode }) {
  const { i18n } = useLingui();
  const { title, Body } = DOCUMENTS[name];
  useDocumentTitle(i18n._(title));
  const email = useSupportEmail();
  return (
    <div className="mx-auto grid max-w-3xl gap-6 text-pretty">
      <DocumentHead name={name} note={note} />
      <Body email={email} />
      <DocumentLinks without={paths[name]} className="border-t border-line pt-2" />
    </div>
  );
}

/** To a reader who has accepted the agreement: which version, and when. */
function Acceptance() {
  const { i18n } = useLingui();
  const userId = ownerOf(accessToken.value);
  const record = agreementRecord.value;
  if (userId === ANONYMOUS || record?.userId !== userId) return null;
  const locale = i18n.locale === "zh" ? "zh-CN" : "en-GB";
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(record.acceptedAt));
  return (
    <p className="text-sm font-semibold text-moss">
      {i18n._("document.accepted", { version: record.agreementVersion, day })}
    </p>
  );
}
