import { useLingui } from "@lingui/react";
import { useState } from "react";
import { pushOf } from "#offline/database/live.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { pushSupport, type PushSupport } from "../../../sync/push/push-support.ts";
import { turnPushOff, turnPushOn, type PushTrouble } from "../../../sync/push/push-subscription.ts";
import { connection } from "../../../platform/connection/connection.ts";
import { useLiveQuery } from "../../../platform/storage/use-live-query.ts";
import { Button } from "../../../ui/button.tsx";

const CANNOT: Readonly<Record<Exclude<PushSupport, "can">, string>> = {
  denied: /*i18n*/ "push.denied",
  "home-screen": /*i18n*/ "push.home-screen",
  cannot: /*i18n*/ "push.cannot",
};

const TROUBLES: Readonly<Record<PushTrouble, string>> = {
  denied: /*i18n*/ "push.denied",
  dismissed: /*i18n*/ "push.dismissed",
  "no-worker": /*i18n*/ "push.no-worker",
  "no-service": /*i18n*/ "push.no-service",
  "no-answer": /*i18n*/ "push.no-answer",
};

/**
 * Turns pushes to this device on and off. What they are is said first: the browser's own question comes once, and who says no to
 * it has to look for the way back.
 */
export function PushSwitch() {
  const { i18n } = useLingui();
  const owner = ownerOf(accessToken.value);
  const push = useLiveQuery(async () => (await pushOf(owner)) ?? null, owner);
  const [trouble, setTrouble] = useState<PushTrouble | null>(null);
  const [isBusy, setBusy] = useState(false);
  const support = pushSupport();
  const turn = async (change: () => Promise<PushTrouble | null | void>) => {
    setBusy(true);
    setTrouble((await change().catch((): PushTrouble => "no-answer")) ?? null);
    setBusy(false);
  };
  if (support !== "can") return <Line>{i18n._(CANNOT[support])}</Line>;
  if (push === undefined) return null;
  return (
    <div className="grid justify-items-start gap-2">
      {push === null ? (
        <>
          <Line>{i18n._("push.question")}</Line>
          <Button
            aria-disabled={isBusy || connection.value !== "online"}
            onClick={() => void (isBusy || connection.peek() !== "online" || turn(turnPushOn))}
          >
            {i18n._("push.turn-on")}
          </Button>
          {connection.value !== "online" && <Line>{i18n._("push.needs-network")}</Line>}
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Line>{i18n._("push.on")}</Line>
          <Button
            look="plain"
            className="-ml-4"
            aria-disabled={isBusy}
            onClick={() => void (isBusy || turn(turnPushOff))}
          >
            {i18n._("push.turn-off")}
          </Button>
        </div>
      )}
      <p role="status" className="text-sm text-pretty text-amber empty:hidden">
        {trouble !== null && i18n._(TROUBLES[trouble])}
      </p>
    </div>
  );
}

function Line({ children }: { children: string }) {
  return <p className="max-w-prose text-sm text-pretty text-ink-soft">{children}</p>;
}
