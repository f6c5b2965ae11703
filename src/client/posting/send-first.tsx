import { useLingui } from "@lingui/react";
import { useEffect } from "react";
import type { OutboxEntry } from "#offline/outbox/entry.ts";
import { needsOwner } from "#offline/outbox/entry-state.ts";
import { outboxOf } from "#offline/outbox/outbox-of.ts";
import { wake } from "#offline/outbox/wake.ts";
import { connection } from "../shell/connection.ts";
import { Button } from "../ui/button.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { sendNow } from "./sending.ts";
import { useLive } from "./use-live.ts";

interface Props {
  owner: string;
  onSent: () => void;
  onBack: () => void;
}

/** Sends what is posted while its owner waits, and says when some of it can't be sent now. */
export function SendFirst({ owner, onSent, onBack }: Props) {
  const { i18n } = useLingui();
  const outbox = useLive(() => outboxOf(owner), owner);
  const left = outbox?.entries;
  const isSent = left?.length === 0;
  useEffect(() => void wake(owner).then(sendNow), [owner]);
  useEffect(() => {
    if (isSent) onSent();
    // The function is new at each render, and always does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSent]);
  const isStuck = connection.value !== "online" || left?.every(isWaiting) === true;
  return (
    <div role="status" className="grid gap-3">
      {isStuck && left !== undefined && !isSent ? (
        <p className="text-pretty">{i18n._("log-out.send.stuck", { count: left.length })}</p>
      ) : (
        <p className="flex items-center gap-2">
          <Spinner />
          {i18n._("log-out.sending", { count: left?.length ?? 0 })}
        </p>
      )}
      <div>
        <Button onClick={onBack}>{i18n._("log-out.back")}</Button>
      </div>
    </div>
  );

  // What comes to nothing without its owner, or not before some later time.
  function isWaiting(entry: OutboxEntry): boolean {
    return needsOwner(entry) || entry.state.name === "waiting";
  }
}
