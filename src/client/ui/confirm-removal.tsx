import { useLingui } from "@lingui/react";
import { useState } from "react";
import { Button } from "./button.tsx";
import { Sheet } from "./sheet.tsx";

interface Props {
  /** The question. */
  title: string;
  /** The title of the row to be removed. */
  name: string;
  /** The consequence. */
  text: string;
  /** The label of the confirming button. */
  confirm: string;
  /** Removes it and closes the dialog, or reports a failure. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation before a removal. */
export function ConfirmRemoval({ title, name, text, confirm, onConfirm, onClose }: Props) {
  const { i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet
      title={title}
      closeLabel={i18n._("dialog.close")}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{i18n._("form.cancel")}</Button>
          <Button look="danger" disabled={isBusy} onClick={() => void remove()}>
            {confirm}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p>{text}</p>
      </div>
    </Sheet>
  );
}
