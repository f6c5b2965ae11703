import { useLingui } from "@lingui/react";
import { TriangleAlert } from "lucide";
import { useEffect } from "react";
import { unsentOf } from "#offline/outbox/entries/outbox-of.ts";
import { Icon } from "../../ui/icon.tsx";
import { ExportAll } from "../export/export-all.tsx";
import { EphemeralStorageNotice } from "./ephemeral-storage-notice.tsx";
import { isMemoryOnly } from "../../drafts/store/unsent.ts";
import { useDraftsQuery } from "../../drafts/store/use-drafts-query.ts";

/**
 * Where storage is blocked: warns that drafts are lost with the page, and how to save them (D9). Where storage is
 * ephemeral, warns of that.
 */
export function MemoryOnlyNotice({ owner }: { owner: string }) {
  return isMemoryOnly.value ? <Warning owner={owner} /> : <EphemeralStorageNotice owner={owner} />;
}

function Warning({ owner }: { owner: string }) {
  const { i18n } = useLingui();
  const { posted, drafts } = useDraftsQuery(() => unsentOf(owner), owner) ?? { posted: 0, drafts: 0 };
  useEffect(fetchPacker, []);
  return (
    <div role="status" className="grid justify-items-start gap-3 rounded-control bg-amber-tint px-4 py-3 text-amber">
      <p className="flex items-center gap-2 font-semibold">
        <Icon of={TriangleAlert} size={18} />
        {i18n._("keeps-nothing.title")}
      </p>
      <p className="text-pretty">{i18n._("keeps-nothing.text")}</p>
      {posted + drafts > 0 && <ExportAll owner={owner} />}
    </div>
  );
}

// Preloaded: exporting must work offline, as it is the only way to save anything here.
function fetchPacker(): void {
  void import("../export/export-archive.ts").catch(() => undefined);
}
