import { useLingui } from "@lingui/react";
import { Copy, TriangleAlert } from "lucide";
import { copyText } from "../../platform/copy-text.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ExportAll } from "../export/export-all.tsx";
import { unsent } from "../../drafts/store/unsent.ts";

/**
 * Whether the browser gives this window no worker. It stores drafts, but may delete them with the window: in-app
 * browsers and private windows do that (A32).
 */
const IS_FORGETFUL = isSecureContext && !("serviceWorker" in navigator);

/** In a window with ephemeral storage: warns that drafts may be lost, and how to save them. */
export function EphemeralStorageNotice({ owner }: { owner: string }) {
  const { i18n } = useLingui();
  if (!IS_FORGETFUL) return null;
  return (
    <div role="status" className="grid justify-items-start gap-3 rounded-control bg-amber-tint px-4 py-3 text-amber">
      <p className="flex items-center gap-2 font-semibold">
        <Icon of={TriangleAlert} size={18} />
        {i18n._("forgetful.title")}
      </p>
      <p className="text-pretty">{i18n._("forgetful.text")}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copyText(i18n, location.origin)}>
          <Icon of={Copy} />
          {i18n._("install.copy")}
        </Button>
        {unsent.value.all > 0 && <ExportAll owner={owner} />}
      </div>
    </div>
  );
}
