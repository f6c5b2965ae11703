import { useLingui } from "@lingui/react";
import type { CaseDetail } from "#contract/schemas/moderation.ts";
import type { Act } from "#domain/moderation/act-rules.ts";
import { Button } from "../../../ui/button.tsx";
import { actName } from "./act-confirmation.tsx";
import { actsFor } from "./acts-for.ts";

interface Props {
  shown: CaseDetail;
  /** The moderator's id. */
  ownId: string;
  onAct: (act: Act) => void;
}

/** Acts that take something from a poster. */
export const SEVERE: ReadonlySet<Act> = new Set(["hide", "remove", "deactivate"]);

/** What can be done about a case; each asks for its reason first. */
export function ActBar({ shown, ownId, onAct }: Props) {
  const { i18n } = useLingui();
  const acts = actsFor(shown, ownId);
  if (shown.poster_history?.id === ownId) return <p className="text-amber">{i18n._("case.own")}</p>;
  return (
    <div role="group" aria-label={i18n._("case.decide")} className="flex flex-wrap gap-2">
      {acts.map((act) => (
        <Button key={act} look={SEVERE.has(act) ? "danger" : "quiet"} onClick={() => onAct(act)}>
          {actName(i18n, act, shown)}
        </Button>
      ))}
    </div>
  );
}
