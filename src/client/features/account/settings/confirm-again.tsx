import { useLingui } from "@lingui/react";
import { useState } from "react";
import { ask } from "../../../api/transport.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { Button } from "../../../ui/button.tsx";
import { useFailure } from "../use-failure.ts";

/** How an address is confirmed that is not yet, and a button that mails the link again: an earlier one may have expired. */
export function ConfirmAgain({ email }: { email: string }) {
  const { i18n } = useLingui();
  const { update } = useCurrentUser();
  const failure = useFailure();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (isBusy) return;
    failure.clear();
    setSentTo(null);
    setBusy(true);
    try {
      const { data } = await ask("sendConfirmationMail");
      // Confirmed meanwhile, on another device perhaps: then the badge says so.
      if (data.sent) setSentTo(email);
      else update();
    } catch (error) {
      failure.set(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-ink-soft">{i18n._("settings.unverified.help")}</p>
      <Button aria-disabled={isBusy} onClick={() => void send()} className="whitespace-normal">
        {i18n._("settings.confirm-again")}
      </Button>
      <div role="status" className="text-sm empty:hidden">
        {sentTo === email && <p className="text-moss">{i18n._("settings.confirm-again.sent")}</p>}
        {failure.text !== null && <p className="text-red">{failure.text}</p>}
      </div>
    </div>
  );
}
