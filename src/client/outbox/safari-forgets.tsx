import { useLingui } from "@lingui/react";
import { TriangleAlert } from "lucide";
import { isAboutToBeForgotten } from "../posting/forgets-in-a-week.ts";
import type { UnsentRow } from "../posting/unsent-rows.ts";
import { Icon } from "../ui/icon.tsx";

/** Where a tab of Safari has held something unsent for five days: that it is time to do something (A33). */
export function SafariForgets({ rows }: { rows: readonly UnsentRow[] }) {
  const { i18n } = useLingui();
  if (!rows.some(({ at }) => isAboutToBeForgotten(at))) return null;
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
