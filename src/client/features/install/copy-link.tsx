import { useLingui } from "@lingui/react";
import { Copy } from "lucide";
import { copyText } from "../../platform/copy-text.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** The address of this page, to be pasted into a browser; it stands there for windows that let nothing be copied. */
export function CopyLink() {
  const { i18n } = useLingui();
  const address = location.href;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 grow truncate rounded-control bg-paper px-3 py-2 text-sm select-all">{address}</span>
      <Button onClick={() => void copyText(i18n, address)}>
        <Icon of={Copy} />
        {i18n._("install.copy")}
      </Button>
    </div>
  );
}
