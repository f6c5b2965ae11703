import { useLingui } from "@lingui/react";
import { Download } from "lucide";
import { useState } from "react";
import { saveExport } from "./save-export.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Exports all unsent work to one file: as a backup, or to continue on another phone (A38). */
export function ExportAll({ owner }: { owner: string }) {
  const { i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveExport(i18n, owner);
    setBusy(false);
  };
  return (
    <Button disabled={isBusy} onClick={() => void save()}>
      <Icon of={Download} size={18} />
      {i18n._("outbox.export-all")}
    </Button>
  );
}
