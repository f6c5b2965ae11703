import { useLingui } from "@lingui/react";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { Loading } from "../../ui/states/loading.tsx";
import { ClockNote } from "./clock-note.tsx";
import { EventLogSection } from "./event-log-section.tsx";
import { StoredKinds } from "./stored-kinds.tsx";
import { PersistenceSection } from "./persistence-section.tsx";
import { sizeText } from "./size-text.ts";
import { useStorageUsage } from "./use-storage-usage.ts";
import { BrowserSupportSection } from "./browser-support-section.tsx";

/** What this phone keeps for when there is no signal, how long it lasts, and what has happened to it. */
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
