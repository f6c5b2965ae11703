import { useLingui } from "@lingui/react";
import { giveUpDeleted, lostPhotos, postAsNew } from "#offline/outbox/entries/resolve-conflict.ts";
import { useDraftsQuery } from "../../drafts/store/use-drafts-query.ts";
import { doInStore } from "../../drafts/store/do-in-store.ts";
import { sendSoon } from "../../outbox/sending/sending.ts";
import type { UnsentRow } from "../../outbox/state/unsent-rows.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { titleText } from "./row-text.ts";

interface Props {
  owner: string;
  row: UnsentRow;
  onClose: () => void;
}

/** The edited row was deleted on the server: post the edit as a new row, or discard it (C19). */
export function DeletedRowSheet({ owner, row, onClose }: Props) {
  const { i18n } = useLingui();
  const { entry } = row;
  const lost = useDraftsQuery(async () => (entry === undefined ? 0 : lostPhotos(entry.seq)), String(entry?.seq)) ?? 0;
  const decide = async (how: "new" | "discard") => {
    if (entry === undefined) return onClose();
    const decision = () => (how === "new" ? postAsNew(owner, entry.seq) : giveUpDeleted(owner, entry.seq));
    if (!(await doInStore(i18n, decision))) return;
    sendSoon();
    onClose();
  };
  return (
    <Sheet
      title={i18n._("outbox.gone.title")}
      closeLabel={i18n._("dialog.close")}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="danger" onClick={() => void decide("discard")}>
            {i18n._("outbox.gone.discard")}
          </Button>
          <Button look="primary" onClick={() => void decide("new")}>
            {i18n._("outbox.gone.as-new")}
          </Button>
        </div>
      }
    >
      <p className="mb-2 font-semibold">
        <bdi>{titleText(i18n, row)}</bdi>
      </p>
      <p className="text-pretty">
        {row.kind === "listing" ? i18n._("outbox.gone.listing") : i18n._("outbox.gone.request")}
      </p>
      {lost > 0 && <p className="mt-2 text-pretty">{i18n._("outbox.gone.photos", { count: lost })}</p>}
    </Sheet>
  );
}
