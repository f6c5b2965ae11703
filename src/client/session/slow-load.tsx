import { useLingui } from "@lingui/react";
import { connection } from "../platform/connection/connection.ts";
import { Button } from "../ui/button.tsx";
import { Loading } from "../ui/states/loading.tsx";
import { useIsSlow } from "../platform/use-is-slow.ts";
import { logOut } from "../api/credentials/session.ts";

/**
 * After five seconds of loading: a sentence and a way to log out and in again (PR-812).
 * Loading goes on meanwhile; without a network it says so instead, because logging in would not help.
 * @param load Identifies the load, where one may follow another in the same place.
 */
export function SlowLoad({ load = "" }: { load?: string }) {
  const { i18n } = useLingui();
  if (!useIsSlow(load)) return null;
  if (connection.value !== "online") return <p role="status">{i18n._("slow-load.offline")}</p>;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-amber-tint px-4 py-3 text-amber"
    >
      <p>{i18n._("slow-load.text")}</p>
      <Button onClick={logOut}>{i18n._("slow-load.log-in-again")}</Button>
    </div>
  );
}

/** A loading list or screen, with advice after five seconds. */
export function SlowLoading() {
  return (
    <>
      <Loading />
      <SlowLoad />
    </>
  );
}
