import { useLingui } from "@lingui/react";
import * as sources from "../renting-sources.ts";
import { SourceLine } from "../source-line.tsx";
import { PhoneLink } from "./phone-link.tsx";

interface Helper {
  /** Catalogue ids. */
  name: string;
  what: string;
  /** As it is read; absent where everybody has another. */
  number?: string;
  source?: sources.Source;
}

/** The more urgent, the higher. */
const HELPERS: readonly Helper[] = [
  { name: /*i18n*/ "safety.calls.999", what: /*i18n*/ "safety.calls.999.what", number: "999", source: sources.POLICE },
  {
    name: /*i18n*/ "safety.calls.159",
    what: /*i18n*/ "safety.calls.159.what",
    number: "159",
    source: sources.CALL_159,
  },
  {
    name: /*i18n*/ "safety.calls.report-fraud",
    what: /*i18n*/ "safety.calls.report-fraud.what",
    number: "0300 123 2040",
    source: sources.REPORT_FRAUD,
  },
  { name: /*i18n*/ "safety.calls.101", what: /*i18n*/ "safety.calls.101.what", number: "101", source: sources.POLICE },
  { name: /*i18n*/ "safety.calls.university", what: /*i18n*/ "safety.calls.university.what" },
  {
    name: /*i18n*/ "safety.calls.citizens-advice",
    what: /*i18n*/ "safety.calls.citizens-advice.what",
    number: "0800 144 8848",
    source: sources.CITIZENS_ADVICE,
  },
  {
    name: /*i18n*/ "safety.calls.shelter",
    what: /*i18n*/ "safety.calls.shelter.what",
    number: "0808 800 4444",
    source: sources.SHELTER,
  },
  {
    name: /*i18n*/ "safety.calls.consular",
    what: /*i18n*/ "safety.calls.consular.what",
    number: "+86 10 12308",
    source: sources.CONSULAR,
  },
];

/** Who helps, with numbers to tap. */
export function WhoToCall() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {HELPERS.map((helper) => (
        <HelperItem key={helper.name} helper={helper} />
      ))}
    </ul>
  );
}

function HelperItem({ helper: { name, what, number, source } }: { helper: Helper }) {
  const { i18n } = useLingui();
  return (
    <li className="grid content-start rounded-card border border-line bg-card p-4">
      <strong className="font-semibold">{i18n._(name)}</strong>
      {number !== undefined && (
        <p>
          <PhoneLink number={number} />
        </p>
      )}
      <p>{i18n._(what)}</p>
      {source !== undefined && <SourceLine sources={[source]} />}
    </li>
  );
}
