import { useLingui } from "@lingui/react";
import type { CaseDetail } from "#contract/schemas/moderation.ts";
import { instantText } from "../instant-text.ts";
import { actDoneText } from "../moderation-text.ts";
import { CaseSection } from "./case-section.tsx";

/** What the poster says to what was done; nothing where there is no appeal. */
export function AppealSection({ shown: { appeal } }: { shown: CaseDetail }) {
  const { i18n } = useLingui();
  if (appeal === null) return null;
  const { act, words, at, outcome, decided_at } = appeal;
  return (
    <CaseSection heading={i18n._("moderation.appeal")}>
      <p className="text-sm text-ink-soft">
        {i18n._("case.appeal.against", { act: actDoneText(i18n, act) })} ·{" "}
        <span className="figures">{instantText(i18n, at)}</span>
      </p>
      <blockquote className="border-l-3 border-sky pl-3 whitespace-pre-line">
        <bdi>{words}</bdi>
      </blockquote>
      {outcome === null ? (
        <p className="text-sm text-amber">{i18n._("case.appeal.pending")}</p>
      ) : (
        <p className="text-sm">
          {outcome === "granted" ? i18n._("appeal.granted") : i18n._("appeal.refused")}
          {decided_at !== null && <span className="figures"> · {instantText(i18n, decided_at)}</span>}
        </p>
      )}
    </CaseSection>
  );
}
