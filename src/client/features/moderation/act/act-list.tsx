import { useLingui } from "@lingui/react";
import type { ModerationAct } from "#contract/schemas/moderation.ts";
import { FieldChanges } from "./field-changes.tsx";
import { instantText } from "../instant-text.ts";
import { actDoneText, actorText, actReasonText, caseTitle, wordsFor } from "../moderation-text.ts";

/** What moderators have done: what, why, in which words, who and when. */
export function ActList({ acts }: { acts: readonly ModerationAct[] }) {
  return (
    <ul className="grid gap-3">
      {acts.map((act) => (
        <ActItem key={act.id} act={act} />
      ))}
    </ul>
  );
}

function ActItem({ act }: { act: ModerationAct }) {
  const { i18n } = useLingui();
  const words = wordsFor(i18n.locale, act);
  return (
    <li className="grid gap-0.5 border-l-3 border-line pl-3">
      <p>
        <span className="font-semibold">{actDoneText(i18n, act.act)}</span>
        {act.reason !== null && <> · {actReasonText(i18n, act.reason)}</>}
      </p>
      {act.title !== null && (
        <p className="text-sm">
          <bdi className="line-clamp-1">
            {act.kind === null ? act.title : caseTitle(i18n, { kind: act.kind, title: act.title, poster: null })}
          </bdi>
        </p>
      )}
      <FieldChanges act={act} />
      {words !== null && (
        <p className="text-sm whitespace-pre-line text-ink-soft">
          <bdi>{words}</bdi>
        </p>
      )}
      <p className="figures text-sm wrap-anywhere text-ink-soft">
        {instantText(i18n, act.at)} · <bdi>{actorText(i18n, act)}</bdi>
      </p>
    </li>
  );
}
