import { useLingui } from "@lingui/react";
import { ownerOf } from "#offline/owner-of.ts";
import { ExportAll } from "../posting/export-all.tsx";
import { KeepsNothingNotice } from "../posting/keeps-nothing-notice.tsx";
import { PersistLine } from "../posting/persist-line.tsx";
import { keepsNothing } from "../posting/unsent.ts";
import { accessToken } from "../session/session.ts";
import { useDocumentTitle } from "../ui/use-document-title.ts";
import { Notice } from "../ui/notice.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { ImportFile } from "./import-file.tsx";
import { Receipts } from "./receipts.tsx";
import { SafariForgets } from "./safari-forgets.tsx";
import { UnsentRows } from "./unsent-rows.tsx";
import { useOutbox } from "./use-outbox.ts";

/** Everything of the reader that the server does not have yet, and what has just arrived (A8). */
export function OutboxPage() {
  const { i18n } = useLingui();
  const owner = ownerOf(accessToken.value);
  const outbox = useOutbox(owner);
  useDocumentTitle(i18n._("outbox.title"));
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold">{i18n._("outbox.title")}</h1>
        {!keepsNothing.value && <p className="max-w-prose text-ink-soft">{i18n._("outbox.text")}</p>}
      </div>
      <KeepsNothingNotice owner={owner} />
      {outbox === undefined && <Waiting />}
      {outbox === "blocked" && <Notice title={i18n._("outbox.blocked")}>{i18n._("outbox.blocked.text")}</Notice>}
      {typeof outbox === "object" && (
        <>
          <SafariForgets rows={outbox.rows} />
          {outbox.rows.length === 0 ? <Empty /> : <UnsentRows owner={owner} rows={outbox.rows} />}
          {outbox.rows.length > 0 && <PersistLine />}
          <div className="flex flex-wrap gap-2">
            {outbox.rows.length > 0 && !keepsNothing.value && <ExportAll owner={owner} />}
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
