import { useLingui } from "@lingui/react";
import * as sources from "./renting-sources.ts";
import { SourceLine } from "./source-line.tsx";

/** The government's guide to renting, which the rules below summarise. */
const RENTING_GUIDE = "https://www.gov.uk/private-renting";

interface Advice {
  /** Catalogue id. */
  text: string;
  /** Of the figures and rules in it. */
  sources?: readonly sources.Source[];
}

interface AdviceGroup {
  heading: string;
  advice: readonly Advice[];
}

const GROUPS: readonly AdviceGroup[] = [
  {
    heading: /*i18n*/ "about.safe.before",
    advice: [
      { text: /*i18n*/ "about.safe.before.view" },
      { text: /*i18n*/ "about.safe.before.contract" },
      { text: /*i18n*/ "about.safe.before.sublet" },
      { text: /*i18n*/ "about.safe.before.payment" },
      { text: /*i18n*/ "about.safe.before.hurry" },
    ],
  },
  {
    heading: /*i18n*/ "about.safe.law",
    advice: [
      {
        text: /*i18n*/ "about.safe.law.fees",
        sources: [sources.FEES_ENGLAND, sources.FEES_WALES, sources.FEES_SCOTLAND],
      },
      { text: /*i18n*/ "about.safe.law.deposit", sources: [sources.FEES_ENGLAND, sources.DEPOSIT_CAP_SCOTLAND] },
      {
        text: /*i18n*/ "about.safe.law.protection",
        sources: [sources.PROTECTION_ENGLAND, sources.PROTECTION_SCOTLAND],
      },
      { text: /*i18n*/ "about.safe.law.advance", sources: [sources.RENTERS_RIGHTS] },
    ],
  },
  {
    heading: /*i18n*/ "about.safe.trouble",
    advice: [
      { text: /*i18n*/ "about.safe.trouble.bank", sources: [sources.CALL_159] },
      { text: /*i18n*/ "about.safe.trouble.report", sources: [sources.REPORT_FRAUD] },
      { text: /*i18n*/ "about.safe.trouble.unsure" },
    ],
  },
];

/** How to rent safely: how common fraud is, what to check, what the law caps, whom to call. */
export function SafeRenting() {
  const { i18n } = useLingui();
  return (
    <>
      <div className="grid max-w-prose gap-1">
        <p>{i18n._("about.safe.fraud")}</p>
        <SourceLine sources={[sources.FRAUD_FIGURES]} />
      </div>
      {/* The law, the longest, stands beside the other two. */}
      <div className="grid gap-6 md:grid-cols-2 md:gap-x-10 md:*:nth-2:row-span-2">
        {GROUPS.map((group) => (
          <AdviceList key={group.heading} group={group} />
        ))}
      </div>
      <p className="text-sm text-ink-soft">
        {i18n._("about.safe.guide")}{" "}
        <a href={RENTING_GUIDE} target="_blank" rel="noopener noreferrer" className="text-sky underline">
          {i18n._("about.safe.guide.link")}
        </a>
      </p>
    </>
  );
}

function AdviceList({ group: { heading, advice } }: { group: AdviceGroup }) {
  const { i18n } = useLingui();
  return (
    <div className="grid max-w-prose content-start gap-2">
      <h3 className="font-semibold">{i18n._(heading)}</h3>
      <ul className="grid list-disc gap-2 pl-5 marker:text-moss">
        {advice.map(({ text, sources: named = [] }) => (
          <li key={text}>
            {i18n._(text)}
            {named.length > 0 && <SourceLine sources={named} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
