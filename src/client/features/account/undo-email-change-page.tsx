import { useLingui } from "@lingui/react";
import { paths } from "../../paths.ts";
import { endSession } from "../../api/credentials/session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { MailedLinkPage } from "./mailed-link-page.tsx";

/** `/undo-email-change?token=…`: reverts an address change that the user did not make. */
export function UndoEmailChangePage() {
  const { i18n } = useLingui();
  return (
    <MailedLinkPage
      name="undoEmailChange"
      title={i18n._("undo-email.title")}
      lead={i18n._("undo-email.lead")}
      button={i18n._("undo-email.submit")}
      done={{ title: i18n._("undo-email.done"), text: i18n._("undo-email.done.text") }}
      whenRefused={i18n._("undo-email.refused")}
      next={
        <ButtonLink look="primary" href={paths.recoverPassword}>
          {i18n._("undo-email.new-password")}
        </ButtonLink>
      }
      onDone={endSession}
    />
  );
}
