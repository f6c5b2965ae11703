import { useState } from "react";
import { FormSheet } from "./form-sheet.tsx";

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
    <FormSheet
      title={title}
      submit={confirm}
      look="danger"
      isBusy={isBusy}
      onSubmit={() => void remove()}
      onClose={onClose}
    >
      <p className="font-semibold">
        <bdi>{name}</bdi>
      </p>
      <p>{text}</p>
    </FormSheet>
  );
}
