import { useLingui } from "@lingui/react";
import type { DraftKind } from "#offline/drafts/draft.ts";
import { deleteRow, discardDraft } from "#offline/outbox/entries/enqueue.ts";
import { tellDeleteFailure } from "../../api/failures.ts";
import { storeReady } from "../../drafts/store/store-ready.ts";
import { ConfirmRemoval } from "../../ui/confirm-removal.tsx";
import { sendSoon } from "../sending/sending.ts";
import { OWN_LIST_WORDS, type RemovalOf } from "./own-list-words.ts";

export interface Removal {
  what: RemovalOf;
  /** The row's id, which is its draft's too. */
  id: string;
  /** The row's title. */
  title: string;
}

interface Props {
  kind: DraftKind;
  owner: string;
  removal: Removal;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a removal. It takes effect here at once, and on the server when it is reachable. */
export function RemovalSheet({ kind, owner, removal, onRemoved, onClose }: Props) {
  const { i18n } = useLingui();
  const { questions, type } = OWN_LIST_WORDS[kind];
  const { title, text, confirm } = questions[removal.what];
  const remove = async () => {
    try {
      await carryOut(kind, owner, removal);
    } catch (error) {
      return tellDeleteFailure(i18n, error, type);
    }
    sendSoon();
    onRemoved();
  };
  return (
    <ConfirmRemoval
      title={i18n._(title)}
      name={removal.title}
      text={i18n._(text)}
      confirm={i18n._(confirm)}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}

async function carryOut(kind: DraftKind, owner: string, { what, id, title }: Removal): Promise<void> {
  await storeReady();
  if (what === "posted") await deleteRow(owner, { kind, id, title });
  else await discardDraft(owner, id);
}
