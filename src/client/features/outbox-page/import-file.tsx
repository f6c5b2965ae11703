import { useLingui } from "@lingui/react";
import { Upload } from "lucide";
import { useRef, useState } from "react";
import { sendSoon } from "../../outbox/sending/sending.ts";
import { holdWhilePicking } from "../../platform/updates/hold-while-picking.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toasts/toasts.ts";
import { importFile } from "./import-outbox-file.ts";

/** Imports a file that was exported here or on another phone of the same account. */
export function ImportFile({ owner }: { owner: string }) {
  const { i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const open = () => {
    if (input.current === null) return;
    holdWhilePicking(input.current);
    input.current.click();
  };
  const take = async (file: File) => {
    setBusy(true);
    const { isTaken, text } = await importFile(i18n, owner, file);
    toast(isTaken ? "success" : "error", text);
    if (isTaken) sendSoon();
    setBusy(false);
  };
  return (
    <>
      <Button disabled={isBusy} onClick={open}>
        <Icon of={Upload} size={18} />
        {i18n._("outbox.import")}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Reset, so that the same file can be picked again.
          event.target.value = "";
          if (file !== undefined) void take(file);
        }}
      />
    </>
  );
}
