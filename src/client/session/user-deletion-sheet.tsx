import { useLingui } from "@lingui/react";
import { useState, type ReactNode } from "react";
import { failureText, tellDeleteFailure } from "../api/failures.ts";
import { ask } from "../api/transport.ts";
import { FormSheet } from "../ui/form-sheet.tsx";
import { usePasswordAgain } from "./password-again.tsx";

interface Props {
  /** The user to be deleted. */
  userId: string;
  /** The signed-in user's address: the server may ask for their password again. */
  ownEmail: string;
  title: string;
  /** The text of the button that deletes. */
  confirm: string;
  /** What is deleted, in the sentence of a failure: a message id. */
  type: string;
  /** Whether the button can be pressed: where something has to be typed before. */
  isMeant?: boolean;
  onDeleted: () => void | Promise<void>;
  onClose: () => void;
  /** What stands above the buttons. @param failure Why the deletion failed, once it has. */
  children: (failure: string | undefined) => ReactNode;
}

/** Deletes a user and all their data once that is confirmed: oneself, or another by an administrator. */
export function UserDeletionSheet(props: Props) {
  const { userId, ownEmail, title, confirm, type, isMeant = true, onDeleted, onClose, children } = props;
  const { i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { withPassword, passwordSheet } = usePasswordAgain(ownEmail);
  const remove = async () => {
    setBusy(true);
    try {
      await withPassword(() => ask("deleteUser", { params: { user_id: userId } }));
      await onDeleted();
    } catch (error) {
      tellDeleteFailure(i18n, error, type);
      setFailure(failureText(i18n, error));
      setBusy(false);
    }
  };
  return (
    <FormSheet
      title={title}
      submit={confirm}
      look="danger"
      isReady={isMeant}
      isBusy={isBusy}
      keepOpen={isBusy}
      onSubmit={() => void remove()}
      onClose={onClose}
      above={passwordSheet}
    >
      {children(failure)}
    </FormSheet>
  );
}
