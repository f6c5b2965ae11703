import { useLingui } from "@lingui/react";
import { MINUTE_MS } from "#domain/durations.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { Loading } from "../../ui/states/loading.tsx";
import { EventLogSection } from "./event-log-section.tsx";
import { StoredKinds } from "./stored-kinds.tsx";
import { PersistenceSection } from "./persistence-section.tsx";
import { sizeText } from "./size-text.ts";
import { useStorageUsage } from "./use-storage-usage.ts";
import { BrowserSupportSection } from "./browser-support-section.tsx";
import { Clock } from "lucide";
import { CLOCK_TOLERANCE_MS } from "#offline/cache/clock-tolerance.ts";
import { Icon } from "../../ui/icon.tsx";

/** What this phone stores for offline use, how long it lasts, and the event log. */
export function StoragePage() {
  const { i18n } = useLingui();
  const owner = ownerOf(accessToken.value);
  const { now, recount } = useStorageUsage(owner);
  useDocumentTitle(i18n._("kept.title"));
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold">{i18n._("kept.title")}</h1>
        <p className="max-w-prose text-ink-soft">{i18n._("kept.text")}</p>
        {now !== undefined && (
          <p className="figures font-semibold">
            {i18n._("kept.all", { size: sizeText(now.kept.all.bytes, i18n.locale) })}
          </p>
        )}
      </div>
      {now === undefined ? (
        <Loading />
      ) : (
        <>
          <StoredKinds owner={owner} kept={now.kept} onChange={recount} />
          <PersistenceSection onChange={recount} />
          <BrowserSupportSection can={now.can} />
          <ClockNote offsetMs={now.recorded.clockOffsetMs} />
          <EventLogSection recorded={now.recorded} onChange={recount} />
        </>
      )}
    </div>
  );
}

/** Warns when this phone's clock is wrong by more than two minutes (A22). @param offsetMs The server's lead. */
function ClockNote({ offsetMs }: { offsetMs: number }) {
  const { i18n } = useLingui();
  if (Math.abs(offsetMs) <= CLOCK_TOLERANCE_MS) return null;
  const minutes = Math.round(Math.abs(offsetMs) / MINUTE_MS);
  return (
    <p role="status" className="flex items-start gap-3 rounded-card bg-amber-tint p-4 text-pretty text-amber">
      <Icon of={Clock} className="mt-0.5" />
      {offsetMs > 0 ? i18n._("kept.clock.behind", { minutes }) : i18n._("kept.clock.ahead", { minutes })}
    </p>
  );
}
