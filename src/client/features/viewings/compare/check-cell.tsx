import { useLingui } from "@lingui/react";
import type { Check } from "#domain/viewings/viewing.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ANSWER_LOOKS } from "../checklist/answer-looks.ts";
import { ANSWERS } from "../checklist/check-texts.ts";

/** What was found out about one question, with the note to it. */
export function CheckCell({ check }: { check: Check | undefined }) {
  const { i18n } = useLingui();
  const answer = check?.answer ?? null;
  return (
    <span className="grid gap-0.5">
      {answer === null ? (
        <span className="text-sm text-ink-soft">{i18n._("viewings.compare.unchecked")}</span>
      ) : (
        <span className={`flex items-center gap-1 font-semibold ${ANSWER_LOOKS[answer].text}`}>
          <Icon of={ANSWER_LOOKS[answer].icon} size={18} />
          {i18n._(ANSWERS[answer])}
        </span>
      )}
      {check !== undefined && check.note !== "" && (
        <span className="line-clamp-4 text-sm whitespace-pre-line text-ink">
          <bdi>{check.note}</bdi>
        </span>
      )}
    </span>
  );
}
