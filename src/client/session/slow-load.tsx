import { useLingui } from "@lingui/react";
import { signal } from "@preact/signals-react";
import { useEffect, useId, useState } from "react";
import { connection, isUnanswered } from "../platform/connection/connection.ts";
import { Button } from "../ui/button.tsx";
import { Loading } from "../ui/states/loading.tsx";
import { useIsSlow } from "../platform/use-is-slow.ts";
import { logOut } from "../api/credentials/session.ts";

/** What loads at the moment: two that wait for the same say it once. */
const loads = signal<readonly string[]>([]);

function useIsFirst(): boolean {
  const id = useId();
  useEffect(() => {
    loads.value = [...loads.peek(), id];
    return () => {
      loads.value = loads.peek().filter((other) => other !== id);
    };
  }, [id]);
  return loads.value[0] === id;
}

/**
 * Beside what loads: at once, when nothing answers, that it goes on by itself; after five seconds a sentence and a way to log out
 * and in again (PR-812), below it. Without a network it says so instead, because logging in would not help.
 * @param load Identifies the load, where one may follow another in the same place.
 */
export function SlowLoad({ load = "" }: { load?: string }) {
  const { i18n } = useLingui();
  const isSlow = useIsSlow(load);
  if (!useIsFirst()) return null;
  if (connection.value === "offline") return isSlow && <p role="status">{i18n._("slow-load.offline")}</p>;
  const isSilent = isUnanswered();
  return (
    <>
      {isSilent && <p role="status">{i18n._("slow-load.silent")}</p>}
      {isSlow && <LogInAgain isSilent={isSilent} />}
    </>
  );
}

function LogInAgain({ isSilent }: { isSilent: boolean }) {
  const { i18n } = useLingui();
  const [isAsked, setAsked] = useState(false);
  return (
    <div role="status" className="flex flex-col gap-3 rounded-card bg-amber-tint px-4 py-3 text-amber">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{i18n._("slow-load.text")}</p>
        <Button onClick={() => (isSilent ? setAsked(true) : logOut())}>{i18n._("slow-load.log-in-again")}</Button>
      </div>
      {isAsked && <BeforeLogOut onStay={() => setAsked(false)} />}
    </div>
  );
}

/** Asks in the page itself: a sheet is fetched when it is first needed, and here nothing answers. */
function BeforeLogOut({ onStay }: { onStay: () => void }) {
  const { i18n } = useLingui();
  const question = useId();
  return (
    <div role="group" aria-labelledby={question} className="flex flex-col gap-2 border-t border-amber pt-3">
      <p id={question} className="font-semibold">
        {i18n._("slow-load.ask")}
      </p>
      <p className="text-pretty">{i18n._("slow-load.ask.text")}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onStay}>{i18n._("slow-load.ask.stay")}</Button>
        <Button look="danger" onClick={logOut}>
          {i18n._("slow-load.ask.log-out")}
        </Button>
      </div>
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
