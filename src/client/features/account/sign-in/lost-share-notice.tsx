import { useLingui } from "@lingui/react";
import { useSearch } from "wouter";
import { shareOutcomeOf } from "#contract/share-target.ts";
import { screenPath } from "../../../api/credentials/return-path.ts";
import { MessageBox } from "../message-box.tsx";

/** On the login, to which a share redirects signed-out users: says if nothing of the share could be stored (A27). */
export function LostShareNotice() {
  const { i18n } = useLingui();
  const wanted = screenPath(new URLSearchParams(useSearch()).get("next"));
  const outcome = wanted === null ? null : shareOutcomeOf(new URL(wanted, location.origin).searchParams.get("shared"));
  if (outcome === "unreceived")
    return (
      <MessageBox tone="hint" title={i18n._("shared.unreceived")}>
        {i18n._("shared.unreceived.log-in")}
      </MessageBox>
    );
  if (outcome === "unkept")
    return (
      <MessageBox tone="hint" title={i18n._("shared.unkept")}>
        {i18n._("shared.unkept.text")}
      </MessageBox>
    );
  return null;
}
