import { useLingui } from "@lingui/react";
import { useState } from "react";
import { ApiError } from "#contract/api-error.ts";
import { ask } from "../../api/transport.ts";
import { restOfFreshness, turnedOffText, type TurnedOff } from "../../outbox/push/turned-off-text.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useMailedToken } from "../../platform/use-mailed-token.ts";
import { AccountScreen } from "./account-screen.tsx";
import { FailureBox } from "./failure-box.tsx";
import { IncompleteLinkBox } from "./incomplete-link-box.tsx";
import { MessageBox } from "./message-box.tsx";
import { useFailure } from "./use-failure.ts";

/**
 * `/notifications/off?token=…`: ends what a message came from with one tap, without a login, and brings it back with another.
 * Opening it does nothing by itself: mail programs prefetch links.
 */
export function NotificationsOffPage() {
  const { i18n } = useLingui();
  const token = useMailedToken();
  const failure = useFailure();
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<TurnedOff | null>(null);
  const turn = async (mailed: string, undo: boolean) => {
    failure.clear();
    setBusy(true);
    try {
      setAnswer((await ask("turnOffNotifications", { body: { token: mailed, undo } })).data);
    } catch (error) {
      failure.set(error);
    }
    setBusy(false);
  };
  const isOff = answer?.is_on === false;
  return (
    <AccountScreen
      title={i18n._("alerts-off.title")}
      lead={answer === null && token !== null ? i18n._("alerts-off.lead") : undefined}
    >
      {token === null && <IncompleteLinkBox />}
      {answer !== null && (
        <MessageBox tone="success" title={isOff ? i18n._("alerts-off.done") : i18n._("alerts-off.undone")}>
          {turnedOffText(i18n, answer)}
        </MessageBox>
      )}
      {isOff && answer?.kind === "freshness" && (
        <>
          <p className="text-pretty">{restOfFreshness(i18n)}</p>
          <ButtonLink href={paths.ownListings}>{i18n._("availability.own-rooms")}</ButtonLink>
        </>
      )}
      <FailureBox failure={failure} title={i18n._("account.went-wrong")}>
        {failure.error instanceof ApiError && <span className="block">{i18n._("alerts-off.refused")}</span>}
      </FailureBox>
      {token !== null && (
        <Button
          look={isOff ? "quiet" : "primary"}
          aria-disabled={isBusy}
          onClick={() => void (isBusy || turn(token, isOff))}
        >
          {isOff ? i18n._("alerts-off.undo") : i18n._("alerts-off.submit")}
        </Button>
      )}
      <ButtonLink href={paths.savedSearches}>{i18n._("alerts-off.all")}</ButtonLink>
    </AccountScreen>
  );
}
