import { useLingui } from "@lingui/react";
import { discardDraft } from "#offline/outbox/entries/enqueue.ts";
import { ConfirmRemoval } from "../../ui/confirm-removal.tsx";
import { doInStore } from "../../drafts/store/do-in-store.ts";
import { sendSoon } from "../../outbox/sending/sending.ts";
import type { UnsentRow } from "../../outbox/state/unsent-rows.ts";
import { toast } from "../../ui/toasts/toasts.ts";
import { titleText } from "./row-text.ts";

interface Props {
  owner: string;
  row: UnsentRow;
  onClose: () => void;
}

/** Confirms the removal of an unsent entry, and explains the consequence where it may have reached the server. */
export function RemoveSheet({ owner, row, onClose }: Props) {
  const { i18n } = useLingui();
  const remove = async () => {
    await doInStore(i18n, async () => {
      const outcome = await discardDraft(owner, row.draft!.id);
      sendSoon();
      toast(
        "success",
        i18n._(outcome === "will-be-deleted" ? /*i18n*/ "outbox.removed-also-there" : /*i18n*/ "outbox.removed"),
      );
    });
    onClose();
  };
  return (
    <ConfirmRemoval
      title={i18n._("outbox.remove.title")}
      name={titleText(i18n, row)}
      text={i18n._(warning(row))}
      confirm={i18n._("outbox.remove")}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}

/** The catalogue id of what is lost. */
function warning({ draft, entry }: UnsentRow): string {
  if (draft?.base != null) return /*i18n*/ "outbox.remove.changes";
  const mayBeThere = entry?.mayHaveArrived === true || draft?.mayHaveArrived === true;
  return mayBeThere ? /*i18n*/ "outbox.remove.may-be-there" : /*i18n*/ "outbox.remove.only-here";
}
