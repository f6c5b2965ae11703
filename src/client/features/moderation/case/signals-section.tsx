import { useLingui } from "@lingui/react";
import type { CaseDetail } from "#contract/schemas/moderation.ts";
import { CaseSection } from "./case-section.tsx";

/** What checks have noticed by themselves, by their own names and figures; nothing where they have not. */
export function SignalsSection({ signals }: { signals: CaseDetail["signals"] }) {
  const { i18n } = useLingui();
  if (signals.length === 0) return null;
  return (
    <CaseSection heading={i18n._("case.signals")}>
      <ul className="grid gap-1">
        {signals.map(({ code, facts }) => (
          <li key={`${code} ${JSON.stringify(facts)}`}>
            <span className="font-semibold">{code}</span>{" "}
            <span className="figures text-sm wrap-anywhere text-ink-soft">
              {Object.entries(facts)
                .map(([name, value]) => `${name}: ${String(value)}`)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </CaseSection>
  );
}
