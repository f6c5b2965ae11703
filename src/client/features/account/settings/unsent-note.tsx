import { useLingui } from "@lingui/react";
import { saveExport } from "../../../outbox/export/save-export.ts";
import { unsent } from "../../../drafts/store/unsent.ts";
import { Button } from "../../../ui/button.tsx";

/** Before the account goes: what of it is on this phone alone, and a way to keep that (T10). */
export function UnsentNote({ owner }: { owner: string }) {
  const { i18n } = useLingui();
  const count = unsent.value.all;
  if (count === 0) return null;
  return (
    <div className="grid gap-3 rounded-control bg-amber-tint p-4 text-amber">
      <p>{i18n._("settings.delete.unsent", { count })}</p>
      <div>
        <Button onClick={() => void saveExport(i18n, owner)}>{i18n._("outbox.export-all")}</Button>
      </div>
    </div>
  );
}
