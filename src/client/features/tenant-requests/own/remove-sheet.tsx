import { useLingui } from "@lingui/react";
import { ConfirmRemoval } from "../../../ui/confirm-removal.tsx";
import { tellDeleteFailure } from "../../../api/failures.ts";
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
  const words = REMOVAL_WORDS[removal.what];
  const confirm = async () => {
    try {
      await remove(owner, removal);
    } catch (error) {
      return tellDeleteFailure(i18n, error, /*i18n*/ "own-requests.type");
    }
    onRemoved();
  };
  return (
    <ConfirmRemoval
      title={i18n._(words.title)}
      name={removal.title}
      text={i18n._(words.text)}
      confirm={i18n._(words.button)}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
