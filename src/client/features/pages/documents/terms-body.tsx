import { useLingui } from "@lingui/react";
import { AgreementText } from "../../../session/agreement-text.tsx";
import { Contents, DocumentPart, type Part } from "./document-part.tsx";

const AGREEMENT: Part = { anchor: "agreement", heading: /*i18n*/ "terms.agreement" };

/** How the team keeps to the agreement: what the Online Safety Act 2023 wants to be in terms of service. */
const PARTS: readonly Part[] = [
  {
    anchor: "reports",
    heading: /*i18n*/ "terms.reports",
    paragraphs: [/*i18n*/ "terms.reports.how", /*i18n*/ "terms.reports.answer"],
  },
  {
    anchor: "decisions",
    heading: /*i18n*/ "terms.decisions",
    paragraphs: [/*i18n*/ "terms.decisions.who"],
    points: [
      { term: /*i18n*/ "terms.decisions.hide", text: /*i18n*/ "terms.decisions.hide.what" },
      { term: /*i18n*/ "terms.decisions.remove", text: /*i18n*/ "terms.decisions.remove.what" },
      { term: /*i18n*/ "terms.decisions.warn", text: /*i18n*/ "terms.decisions.warn.what" },
      { term: /*i18n*/ "terms.decisions.deactivate", text: /*i18n*/ "terms.decisions.deactivate.what" },
    ],
  },
  {
    anchor: "appeals",
    heading: /*i18n*/ "terms.appeals",
    paragraphs: [/*i18n*/ "terms.appeals.how", /*i18n*/ "terms.appeals.complaints", /*i18n*/ "terms.appeals.contract"],
  },
  {
    anchor: "illegal-content",
    heading: /*i18n*/ "terms.illegal",
    paragraphs: [
      /*i18n*/ "terms.illegal.what",
      /*i18n*/ "terms.illegal.removed",
      /*i18n*/ "terms.illegal.checks",
      /*i18n*/ "terms.illegal.children",
    ],
  },
  {
    anchor: "changes",
    heading: /*i18n*/ "terms.changes",
    paragraphs: [/*i18n*/ "terms.changes.how"],
  },
];

/** The terms: the user agreement in full, then how it is kept. @param email Null where there is none. */
export function TermsBody({ email }: { email: string | null }) {
  const { i18n } = useLingui();
  return (
    <>
      <Contents parts={[AGREEMENT, ...PARTS]} />
      <DocumentPart part={AGREEMENT}>
        <p className="text-ink-soft">{i18n._("terms.agreement.asked")}</p>
        <AgreementText supportEmail={email} />
      </DocumentPart>
      {PARTS.map((part) => (
        <DocumentPart key={part.anchor} part={part} />
      ))}
    </>
  );
}
