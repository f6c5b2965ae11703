import { useLingui } from "@lingui/react";
import { ShieldAlert } from "lucide";
import type { ScamSign } from "#domain/scam-guard/scam-sign.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { adviceText, saysText } from "./sign-text.ts";

/** Where the panel stands, for the chip that leads there. */
export const WARNINGS_ID = "warnings";

interface Props {
  city: string;
  signs: readonly ScamSign[];
}

/** Each sign in words, with what to do about it. One weak sign alone is said quietly. */
export function WarningPanel({ city, signs }: Props) {
  const { i18n } = useLingui();
  const known = signs.flatMap((sign) => {
    const says = saysText(i18n, sign, city);
    // A reason of a younger server.
    return says === null ? [] : [{ ...sign, says, advice: adviceText(i18n, sign) }];
  });
  if (known.length === 0) return null;
  const isQuiet = known.length === 1 && known[0]?.severity === "weak";
  return (
    <section
      id={WARNINGS_ID}
      tabIndex={-1}
      aria-labelledby={`${WARNINGS_ID}-heading`}
      className={`grid scroll-mt-16 gap-3 rounded-card border p-4 ${isQuiet ? "border-line bg-card" : "border-amber/40 bg-amber-tint"}`}
    >
      <h3 id={`${WARNINGS_ID}-heading`} className="flex items-center gap-2 font-semibold">
        <Icon of={ShieldAlert} className={isQuiet ? "text-ink-soft" : "text-amber"} />
        {isQuiet ? i18n._("warnings.heading.quiet") : i18n._("warnings.heading")}
      </h3>
      <ul className="grid gap-3">
        {known.map(({ reason, says, advice }) => (
          <li key={reason} className="grid gap-0.5">
            <p className={isQuiet ? undefined : "font-semibold"}>{says}</p>
            <p className="text-ink-soft">{advice}</p>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{i18n._("warnings.automatic")}</p>
    </section>
  );
}
