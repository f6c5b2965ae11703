import { useLingui } from "@lingui/react";
import { awaitingLogin } from "#offline/outbox/sweep-unused.ts";
import { GoneAccounts } from "./gone-accounts.tsx";
import { useLive } from "./use-live.ts";

/** On the login: how much on this phone waits for its owner to log in. Whose it is, and what, nobody is told. */
export function WaitsForOwner() {
  const { i18n } = useLingui();
  const count = useLive(() => awaitingLogin().catch(() => 0), "all") ?? 0;
  return (
    <>
      {count > 0 && (
        <p role="status" className="rounded-control bg-amber-tint px-4 py-2 text-amber">
          {i18n._("outbox.waits-for-owner", { count })}
        </p>
      )}
      <GoneAccounts />
    </>
  );
}
