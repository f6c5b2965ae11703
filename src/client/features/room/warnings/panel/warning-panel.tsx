import { useLingui } from "@lingui/react";
import { ShieldAlert } from "lucide";
import { useId } from "react";
import type { ScamSign } from "#domain/scam-guard/scam-sign.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { adviceText, saysText } from "./sign-text.ts";

/** Where the panel stands, for the chip that leads there. */
export const WARNINGS_ID = "warnings";

interface Props {
  city: string;
  signs: readonly ScamSign[];
  /** Many requests stand on one screen: theirs are no place to lead to. */
  about?: "room" | "request";
  /** A request's card has a heading of its own above. */
  heading?: "h3" | "h4";
  /** A class of its height, where its place was there before it: what is longer is scrolled. */
  height?: string;
}

/** Each sign in words, with what to do about it. One weak sign alone is said quietly, on a request's card in a line. */
export function WarningPanel({
  city,
  signs,
  about = "room",
  heading: Heading = about === "request" ? "h4" : "h3",
  height,
}: Props) {
  const { i18n } = useLingui();
  const headingId = useId();
  const known = signs.flatMap((sign) => {
    const says = saysText(i18n, sign, city);
    // A reason of a younger server.
    return says === null ? [] : [{ ...sign, says, advice: adviceText(i18n, sign, about) }];
  });
  if (known.length === 0) return null;
  const isQuiet = known.length === 1 && known[0]?.severity === "weak";
  if (isQuiet && about === "request") {
    return (
      <p className="text-sm text-ink-soft">
        {known[0]?.says} {known[0]?.advice}
      </p>
    );
  }
  return (
    <section
      {...(about === "room" && { id: WARNINGS_ID, tabIndex: height === undefined ? -1 : 0 })}
      aria-labelledby={headingId}
      className={`grid scroll-mt-16 content-start gap-3 overflow-y-auto rounded-card border p-4 ${height ?? ""} ${about === "request" ? "text-sm" : ""} ${isQuiet ? "border-line bg-card" : "border-amber/40 bg-amber-tint"}`}
    >
      <Heading id={headingId} className="flex items-center gap-2 font-semibold">
        <Icon of={ShieldAlert} className={isQuiet ? "text-ink-soft" : "text-amber"} />
        {headingText()}
      </Heading>
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

  function headingText(): string {
    if (isQuiet) return i18n._("warnings.heading.quiet");
    return about === "request" ? i18n._("warnings.request.heading") : i18n._("warnings.heading");
  }
}
