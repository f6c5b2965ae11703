import { useLingui } from "@lingui/react";
import { deleteRow, discardDraft } from "#offline/outbox/entries/enqueue.ts";
import { ConfirmRemoval } from "../../../ui/confirm-removal.tsx";
import { sendSoon } from "../../../outbox/sending/sending.ts";
import { storeReady } from "../../../drafts/store/store-ready.ts";
import { tellDeleteFailure } from "../../../api/failures.ts";

/** What is to go: a room that the server has, one that it does not have yet, or the unsent changes of one. */
export interface Removal {
  what: "room" | "draft" | "changes";
  /** The room's. */
  id: string;
  /** What its row is called. */
  title: string;
}

interface Props {
  owner: string;
  removal: Removal;
  onClose: () => void;
}

/** Asks before something goes. It goes here at once, and from the server as soon as that can be reached. */
export function RemoveSheet({ owner, removal, onClose }: Props) {
  const { i18n } = useLingui();
  const words = WORDS[removal.what];
  const remove = async () => {
    try {
      await carryOut(owner, removal);
    } catch (error) {
      return tellDeleteFailure(i18n, error, /*i18n*/ "own-listings.type");
    }
    sendSoon();
    onClose();
  };
  return (
    <ConfirmRemoval
      title={i18n._(words.title)}
      name={removal.title}
      text={i18n._(words.text)}
      confirm={i18n._(words.confirm)}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}

async function carryOut(owner: string, { what, id, title }: Removal): Promise<void> {
  await storeReady();
  if (what === "room") await deleteRow(owner, { kind: "listing", id, title });
  else await discardDraft(owner, id);
}

/** Catalogue ids of what is asked. */
const WORDS = {
  room: {
    title: /*i18n*/ "own-listings.delete.title",
    text: /*i18n*/ "own-listings.delete.text",
    confirm: /*i18n*/ "own-listings.delete",
  },
  draft: {
    title: /*i18n*/ "own-listings.delete-draft.title",
    text: /*i18n*/ "own-listings.delete-draft.text",
    confirm: /*i18n*/ "own-listings.delete",
  },
  changes: {
    title: /*i18n*/ "own-listings.discard.title",
    text: /*i18n*/ "own-listings.discard.text",
    confirm: /*i18n*/ "own-listings.discard",
  },
} as const satisfies Record<Removal["what"], object>;
