import { useLingui } from "@lingui/react";
import { ownerOf } from "#offline/session/owner-of.ts";
import { ExportAll } from "../../outbox/export/export-all.tsx";
import { MemoryOnlyNotice } from "../../outbox/notices/memory-only-notice.tsx";
import { PersistenceLine } from "../../drafts/store/persistence-line.tsx";
import { isMemoryOnly } from "../../drafts/store/unsent.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { Notice } from "../../ui/states/notice.tsx";
import { ImportFile } from "./import-file.tsx";
import { Receipts } from "./receipts.tsx";
import { UnsentRows } from "./unsent-rows.tsx";
import { useOutbox } from "./use-outbox.ts";
import { TriangleAlert } from "lucide";
import { isCloseToEviction } from "../../platform/storage/safari-eviction.ts";
import { StoreLoading } from "../../platform/storage/store-loading.tsx";
import type { UnsentRow } from "../../outbox/state/unsent-rows.ts";
import { Icon } from "../../ui/icon.tsx";

/** All unsent work of the user, and what was sent lately (A8). */
export function OutboxPage() {
  const { i18n } = useLingui();
  const owner = ownerOf(accessToken.value);
  const outbox = useOutbox(owner);
  useDocumentTitle(i18n._("outbox.title"));
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold">{i18n._("outbox.title")}</h1>
        {!isMemoryOnly.value && <p className="max-w-prose text-ink-soft">{i18n._("outbox.text")}</p>}
      </div>
      <MemoryOnlyNotice owner={owner} />
      {outbox === undefined && <StoreLoading />}
      {outbox === "blocked" && <Notice title={i18n._("outbox.blocked")}>{i18n._("outbox.blocked.text")}</Notice>}
      {typeof outbox === "object" && (
        <>
          <SafariEvictionNotice rows={outbox.rows} />
          {outbox.rows.length === 0 ? <Empty /> : <UnsentRows owner={owner} rows={outbox.rows} />}
          {outbox.rows.length > 0 && <PersistenceLine />}
          <div className="flex flex-wrap gap-2">
            {outbox.rows.length > 0 && !isMemoryOnly.value && <ExportAll owner={owner} />}
            <ImportFile owner={owner} />
          </div>
          <Receipts receipts={outbox.receipts} />
        </>
      )}
    </div>
  );
}

function Empty() {
  const { i18n } = useLingui();
  return <Notice title={i18n._("outbox.empty")}>{i18n._("outbox.empty.text")}</Notice>;
}

/** In a Safari tab that has held unsent work for five days: warns that it may be evicted (A33). */
function SafariEvictionNotice({ rows }: { rows: readonly UnsentRow[] }) {
  const { i18n } = useLingui();
  if (!rows.some(({ at }) => isCloseToEviction(at))) return null;
  return (
    <div role="status" className="grid gap-2 rounded-control bg-amber-tint px-4 py-3 text-amber">
      <p className="flex items-center gap-2 font-semibold">
        <Icon of={TriangleAlert} size={18} />
        {i18n._("outbox.safari")}
      </p>
      <p className="text-pretty">{i18n._("outbox.safari.text")}</p>
    </div>
  );
}
