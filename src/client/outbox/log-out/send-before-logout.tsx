import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import type { OutboxEntry } from "#offline/drafts/outbox-entry.ts";
import { isKnown } from "#offline/outbox/entries/known-entry.ts";
import { needsOwner } from "#offline/outbox/entries/entry-state.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { wake } from "#offline/outbox/sending/wake.ts";
import { connection } from "../../platform/connection/connection.ts";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/states/spinner.tsx";
import { syncDocumentsNow } from "../../sync/documents-sync.ts";
import { useUnsentDocuments } from "./use-unsent-documents.ts";
import { doInStore } from "../../drafts/store/do-in-store.ts";
import { sendNow } from "../sending/sending.ts";
import { useDraftsQuery } from "../../drafts/store/use-drafts-query.ts";

interface Props {
  owner: string;
  onSent: () => void;
  onBack: () => void;
}

/** Sends the outbox and viewings before logging out, and says when some of it can't be sent now. */
export function SendBeforeLogout({ owner, onSent, onBack }: Props) {
  const { i18n } = useLingui();
  const outbox = useDraftsQuery(() => outboxOf(owner), owner);
  const viewings = useUnsentDocuments(owner);
  const [areViewingsTried, setViewingsTried] = useState(false);
  const left = outbox?.entries;
  const count = (left?.length ?? 0) + (viewings ?? 0);
  const isSent = left?.length === 0 && viewings === 0;
  useEffect(() => {
    void doInStore(i18n, () => wake(owner, { atUsersWish: true })).finally(sendNow);
    void syncDocumentsNow().finally(() => setViewingsTried(true));
  }, [owner, i18n]);
  useEffect(() => {
    if (isSent) onSent();
    // A new function at each render, with the same behaviour.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSent]);
  const areViewingsDone = viewings === 0 || areViewingsTried;
  const isStuck = connection.value !== "online" || (areViewingsDone && left?.every(isWaiting) === true);
  return (
    <div role="status" className="grid gap-3">
      {isStuck && left !== undefined && !isSent ? (
        <p className="text-pretty">{i18n._("log-out.send.stuck", { count })}</p>
      ) : (
        <p className="flex items-center gap-2">
          <Spinner />
          {i18n._("log-out.sending", { count })}
        </p>
      )}
      <div>
        <Button onClick={onBack}>{i18n._("log-out.back")}</Button>
      </div>
    </div>
  );

  // Entries that need their owner, or are due later.
  function isWaiting(entry: OutboxEntry): boolean {
    return needsOwner(entry) || entry.state.name === "waiting" || !isKnown(entry);
  }
}
