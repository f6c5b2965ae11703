import { useLingui } from "@lingui/react";
import * as sources from "../renting-sources.ts";
import { SourceLine } from "../source-line.tsx";
import { CONTACT_PART, DocumentContact } from "./document-contact.tsx";
import { Contents, DocumentPart, PointItem, type Part, type Point } from "./document-part.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { WhoToCall } from "./who-to-call.tsx";

/** The government's guide to renting, which the rules below summarise. */
const RENTING_GUIDE = "https://www.gov.uk/private-renting";

const SCAMS: Part = {
  anchor: "scams",
  heading: /*i18n*/ "safety.scams",
  points: [
    { term: /*i18n*/ "safety.scams.abroad", text: /*i18n*/ "safety.scams.abroad.how" },
    { term: /*i18n*/ "safety.scams.copied", text: /*i18n*/ "safety.scams.copied.how" },
    { term: /*i18n*/ "safety.scams.booking", text: /*i18n*/ "safety.scams.booking.how" },
    { term: /*i18n*/ "safety.scams.payment", text: /*i18n*/ "safety.scams.payment.how" },
    { term: /*i18n*/ "safety.scams.proof", text: /*i18n*/ "safety.scams.proof.how" },
    { term: /*i18n*/ "safety.scams.fees", text: /*i18n*/ "safety.scams.fees.how" },
    { term: /*i18n*/ "safety.scams.wechat", text: /*i18n*/ "safety.scams.wechat.how" },
    { term: /*i18n*/ "safety.scams.police", text: /*i18n*/ "safety.scams.police.how" },
    {
      term: /*i18n*/ "safety.scams.sex",
      text: /*i18n*/ "safety.scams.sex.how",
      sources: [sources.SEX_FOR_RENT],
    },
    { term: /*i18n*/ "safety.scams.poster", text: /*i18n*/ "safety.scams.poster.how" },
  ],
  sources: [sources.GET_SAFE_ONLINE, sources.TRADING_STANDARDS, sources.POLICE_ADVICE],
};

const BEFORE: Part = {
  anchor: "before",
  heading: /*i18n*/ "safety.before",
  points: [
    { text: /*i18n*/ "safety.before.view" },
    { text: /*i18n*/ "safety.before.contract" },
    { text: /*i18n*/ "safety.before.sublet" },
    { text: /*i18n*/ "safety.before.payment" },
    { text: /*i18n*/ "safety.before.hurry" },
  ],
};

const LAW: Part = {
  anchor: "law",
  heading: /*i18n*/ "safety.law",
  points: [
    {
      text: /*i18n*/ "safety.law.fees",
      sources: [sources.FEES_ENGLAND, sources.FEES_WALES, sources.FEES_SCOTLAND],
    },
    { text: /*i18n*/ "safety.law.deposit", sources: [sources.FEES_ENGLAND, sources.DEPOSIT_CAP_SCOTLAND] },
    { text: /*i18n*/ "safety.law.protection", sources: [sources.PROTECTION_ENGLAND, sources.PROTECTION_SCOTLAND] },
    { text: /*i18n*/ "safety.law.advance", sources: [sources.RENTERS_RIGHTS] },
  ],
};

const TROUBLE: Part = { anchor: "trouble", heading: /*i18n*/ "safety.trouble" };

/** In the order in which they help. */
const STEPS: readonly Point[] = [
  { text: /*i18n*/ "safety.trouble.bank", sources: [sources.CALL_159] },
  { text: /*i18n*/ "safety.trouble.keep" },
  { text: /*i18n*/ "safety.trouble.report", sources: [sources.REPORT_FRAUD] },
  { text: /*i18n*/ "safety.trouble.tell-us" },
  { text: /*i18n*/ "safety.trouble.unsure" },
];

const CALLS: Part = { anchor: "who-to-call", heading: /*i18n*/ "safety.calls" };

/**
 * Scams that are seen, what to check before paying, what the law caps, and whom to call; each figure with its source
 * . @param email Null where there is none.
 */
export function SafetyBody({ email }: { email: string | null }) {
  const { i18n } = useLingui();
  return (
    <>
      <InShort />
      <div className="grid gap-1">
        <p>{i18n._("safety.figures")}</p>
        <SourceLine sources={[sources.FRAUD_FIGURES]} />
      </div>
      <Contents parts={[TROUBLE, CALLS, SCAMS, BEFORE, LAW, CONTACT_PART]} />
      <DocumentPart part={TROUBLE}>
        <ol className="grid list-decimal gap-3 pl-6 marker:font-semibold marker:text-brick">
          {STEPS.map((point) => (
            <PointItem key={point.text} point={point} />
          ))}
        </ol>
      </DocumentPart>
      <DocumentPart part={CALLS}>
        <WhoToCall />
      </DocumentPart>
      <DocumentPart part={SCAMS} />
      <DocumentPart part={BEFORE} />
      <DocumentPart part={LAW}>
        <p className="text-sm text-ink-soft">
          {i18n._("safety.guide")}{" "}
          <a href={RENTING_GUIDE} target="_blank" rel="noopener noreferrer" className="text-sky underline">
            {i18n._("safety.guide.link")}
          </a>
        </p>
      </DocumentPart>
      <DocumentContact text={i18n._("safety.contact")} email={email} />
    </>
  );
}

/** The three sentences to remember. */
function InShort() {
  const { i18n } = useLingui();
  return (
    <ul className="grid gap-2 rounded-card bg-amber-tint p-4">
      <li className="font-semibold">{i18n._("safety.short.view")}</li>
      <li>{i18n._("safety.short.money")}</li>
      <li>
        {i18n._("safety.short.paid")} <PhoneLink number="159" />
        <SourceLine sources={[sources.CALL_159]} />
      </li>
    </ul>
  );
}
