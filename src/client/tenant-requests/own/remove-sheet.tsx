import { useLingui } from "@lingui/react";
import { useState } from "react";
import { tellDeleteFailure } from "../../session/failures.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { remove, REMOVAL_WORDS, type Removal } from "./removal.ts";

interface Props {
  owner: string;
  removal: Removal;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before something goes. */
export function RemoveSheet({ owner, removal, onRemoved, onClose }: Props) {
  const { i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const words = REMOVAL_WORDS[removal.what];
  const confirm = async () => {
    setBusy(true);
    try {
      await remove(owner, removal);
      onRemoved();
    } catch (error) {
      tellDeleteFailure(i18n, error, /*i18n*/ "own-requests.type");
      setBusy(false);
    }
  };
  return (
    <Sheet
      title={i18n._(words.title)}
      closeLabel={i18n._("dialog.close")}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{i18n._("form.cancel")}</Button>
          <Button look="danger" disabled={isBusy} onClick={() => void confirm()}>
            {i18n._(words.button)}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        <p className="font-semibold">
          <bdi>{removal.title}</bdi>
        </p>
        <p>{i18n._(words.text)}</p>
      </div>
    </Sheet>
  );
}
