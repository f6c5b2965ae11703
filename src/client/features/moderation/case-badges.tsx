import { useLingui } from "@lingui/react";
import type { Case } from "#contract/schemas/moderation.ts";
import { Badge } from "../../ui/badge.tsx";
import { severityText, standingText } from "./moderation-text.ts";

const TONES = { high: "brick", normal: "amber", low: "sky" } as const;

/** How a case stands: how urgent it is while it is open, whether there is an appeal, and what was done. */
export function CaseBadges({ of: { state, severity, appeal_pending, standing } }: { of: Case }) {
  const { i18n } = useLingui();
  return (
    <>
      {state === "open" ? (
        <Badge tone={TONES[severity]}>{severityText(i18n, severity)}</Badge>
      ) : (
        <Badge tone="moss">{i18n._("moderation.decided")}</Badge>
      )}
      {appeal_pending && <Badge tone="sky">{i18n._("moderation.appeal")}</Badge>}
      {standing !== null && <Badge tone="amber">{standingText(i18n, standing)}</Badge>}
    </>
  );
}
