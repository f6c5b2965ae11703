import { useLingui } from "@lingui/react";
import { MailWarning } from "lucide";
import { useConfirmationRequired } from "../../api/site.ts";
import { useCurrentUser } from "../../session/current-user.ts";
import { Icon } from "../../ui/icon.tsx";
import { ConfirmAgain } from "./confirm-again.tsx";

/**
 * Above a form for something new: that it is posted only once the address is confirmed, before it is written. It
 * hinders neither writing nor posting.
 */
export function UnconfirmedNotice() {
  const { i18n } = useLingui();
  const { user } = useCurrentUser();
  const isRequired = useConfirmationRequired();
  if (user === undefined || user.email_verified || !isRequired) return null;
  return (
    <div role="status" className="grid gap-3 rounded-control bg-amber-tint px-4 py-3 text-amber">
      <div className="grid gap-1">
        <p className="flex items-center gap-2 font-semibold">
          <Icon of={MailWarning} size={18} />
          {i18n._("unconfirmed.title")}
        </p>
        <p className="text-pretty wrap-anywhere">{i18n._("unconfirmed.text", { email: user.email })}</p>
      </div>
      <ConfirmAgain email={user.email} />
    </div>
  );
}
