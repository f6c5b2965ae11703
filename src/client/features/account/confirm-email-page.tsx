import { useLingui } from "@lingui/react";
import { paths } from "../../paths.ts";
import { mayHaveDrafts } from "../../drafts/store/unsent.ts";
import { useCurrentUser } from "../../session/current-user.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { MailedLinkPage } from "./mailed-link-page.tsx";

/** `/confirm-email?token=…`: verifies an e-mail address. */
export function ConfirmEmailPage() {
  const { i18n } = useLingui();
  const { user, update } = useCurrentUser();
  return (
    <MailedLinkPage
      name="confirmEmail"
      title={i18n._("confirm-email.title")}
      lead={i18n._("confirm-email.lead")}
      button={i18n._("confirm-email.submit")}
      done={{ title: i18n._("confirm-email.done"), text: i18n._("confirm-email.done.text") }}
      whenRefused={i18n._("confirm-email.refused")}
      next={
        <ButtonLink look="primary" href={paths.home}>
          {i18n._("confirm-email.go-on")}
        </ButtonLink>
      }
      onDone={() => {
        if (user !== undefined) update();
        void sendWhatWaited();
      }}
    />
  );
}

/** From here, should no other tab be open: a mailed link opens a tab of its own, and users may never go back to another. */
async function sendWhatWaited(): Promise<void> {
  if (!(await mayHaveDrafts())) return;
  const sending = await import("../../outbox/sending/sending.ts");
  sending.sendWhatWaited();
}
