import { useLingui } from "@lingui/react";
import { useState } from "react";
import { discardDraft } from "#offline/outbox/enqueue.ts";
import { sendSoon } from "../posting/sending.ts";
import type { UnsentRow } from "../posting/unsent-rows.ts";
import { Button } from "../ui/button.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { toast } from "../ui/toasts.ts";
import { titleText } from "./row-text.ts";

interface Props {
  owner: string;
  row: UnsentRow;
  onClose: () => void;
}

/** Asks before something unsent goes for good, and says what becomes of it where it may have arrived. */
export function RemoveSheet({ owner, row, onClose }: Props) {
  const { i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const outcome = await discardDraft(owner, row.draft!.id);
    sendSoon();
    toast(
      "success",
      i18n._(outcome === "will-be-deleted" ? /*i18n*/ "outbox.removed-also-there" : /*i18n*/ "outbox.removed"),
    );
    onClose();
  };
  return (
    <Sheet
      title={i18n._("outbox.remove.title")}
      closeLabel={i18n._("dialog.close")}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{i18n._("form.cancel")}</Button>
          <Button look="danger" disabled={isBusy} onClick={() => void remove()}>
            {i18n._("outbox.remove")}
          </Button>
        </div>
      }
    >
      <p className="mb-2 font-semibold">
        <bdi>{titleText(i18n, row)}</bdi>
      </p>
      <p>{i18n._(warning(row))}</p>
    </Sheet>
  );
}

/** The catalogue id of what is lost. */
function warning({ draft, entry }: UnsentRow): string {
  if (draft?.base != null) return /*i18n*/ "outbox.remove.changes";
  return entry?.mayHaveArrived === true ? /*i18n*/ "outbox.remove.may-be-there" : /*i18n*/ "outbox.remove.only-here";
}
