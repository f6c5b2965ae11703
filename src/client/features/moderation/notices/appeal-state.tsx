import { useLingui } from "@lingui/react";
import type { ModerationNotice } from "#contract/schemas/moderation.ts";
import { Button } from "../../../ui/button.tsx";
import { instantText } from "../instant-text.ts";

interface Props {
  notice: ModerationNotice;
  onAppeal: () => void;
}

/** What has become of the appeal, or the way to one; nothing where there is nothing to appeal against. */
export function AppealState({ notice: { appeal, may_appeal }, onAppeal }: Props) {
  const { i18n } = useLingui();
  if (appeal === null) {
    return (
      may_appeal && (
        <div>
          <Button onClick={onAppeal}>{i18n._("appeal.open")}</Button>
        </div>
      )
    );
  }
  const { outcome, at, decided_at } = appeal;
  if (outcome === null) {
    return <p className="text-amber">{i18n._("appeal.pending", { at: instantText(i18n, at) })}</p>;
  }
  return (
    <p className={outcome === "granted" ? "text-moss" : "text-ink-soft"}>
      {outcome === "granted" ? i18n._("appeal.granted") : i18n._("appeal.refused")}
      {decided_at !== null && <span className="figures"> · {instantText(i18n, decided_at)}</span>}
    </p>
  );
}
