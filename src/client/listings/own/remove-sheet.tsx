import { useLingui } from "@lingui/react";
import { useState } from "react";
import { deleteRow, discardDraft } from "#offline/outbox/enqueue.ts";
import { sendSoon } from "../../posting/sending.ts";
import { tellDeleteFailure } from "../../session/failures.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";

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
  const [isBusy, setBusy] = useState(false);
  const words = WORDS[removal.what];
  const remove = async () => {
    setBusy(true);
    try {
      await carryOut(owner, removal);
    } catch (error) {
      tellDeleteFailure(i18n, error, /*i18n*/ "own-listings.type");
    }
    sendSoon();
    onClose();
  };
  return (
    <Sheet
      title={i18n._(words.title)}
      closeLabel={i18n._("dialog.close")}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{i18n._("form.cancel")}</Button>
          <Button look="danger" disabled={isBusy} onClick={() => void remove()}>
            {i18n._(words.confirm)}
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

async function carryOut(owner: string, { what, id, title }: Removal): Promise<void> {
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
