import { useLingui } from "@lingui/react";

/** The government's guide to renting, which the rules below summarise. */
const RENTING_GUIDE = "https://www.gov.uk/private-renting";

interface AdviceGroup {
  heading: string;
  advice: readonly string[];
}

const GROUPS: readonly AdviceGroup[] = [
  {
    heading: /*i18n*/ "about.safe.before",
    advice: [
      /*i18n*/ "about.safe.before.view",
      /*i18n*/ "about.safe.before.contract",
      /*i18n*/ "about.safe.before.sublet",
      /*i18n*/ "about.safe.before.payment",
      /*i18n*/ "about.safe.before.hurry",
    ],
  },
  // Tenant Fees Act 2019, Renters' Rights Act 2025 and their Welsh and Scottish counterparts, as of November 2026.
  {
    heading: /*i18n*/ "about.safe.law",
    advice: [
      /*i18n*/ "about.safe.law.holding",
      /*i18n*/ "about.safe.law.fees",
      /*i18n*/ "about.safe.law.deposit",
      /*i18n*/ "about.safe.law.protection",
      /*i18n*/ "about.safe.law.advance",
    ],
  },
  {
    heading: /*i18n*/ "about.safe.trouble",
    advice: [/*i18n*/ "about.safe.trouble.bank", /*i18n*/ "about.safe.trouble.unsure"],
  },
];

/** How to rent safely: what to check, what the law caps, whom to call. */
export function SafeRenting() {
  const { i18n } = useLingui();
  return (
    <>
      {/* The law, the longest, stands beside the other two. */}
      <div className="grid gap-6 md:grid-cols-2 md:gap-x-10 md:*:nth-2:row-span-2">
        {GROUPS.map((group) => (
          <Advice key={group.heading} group={group} />
        ))}
      </div>
      <p className="text-sm text-ink-soft">
        {i18n._("about.safe.guide")}{" "}
        <a href={RENTING_GUIDE} target="_blank" rel="noreferrer" className="text-sky underline">
          {i18n._("about.safe.guide.link")}
        </a>
      </p>
    </>
  );
}

function Advice({ group: { heading, advice } }: { group: AdviceGroup }) {
  const { i18n } = useLingui();
  return (
    <div className="grid max-w-prose content-start gap-2">
      <h3 className="font-semibold">{i18n._(heading)}</h3>
      <ul className="grid list-disc gap-2 pl-5 marker:text-moss">
        {advice.map((sentence) => (
          <li key={sentence}>{i18n._(sentence)}</li>
        ))}
      </ul>
    </div>
  );
}
