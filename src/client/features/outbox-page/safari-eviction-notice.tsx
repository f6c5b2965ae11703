import { useLingui } from "@lingui/react";
import { TriangleAlert } from "lucide";
import { isCloseToEviction } from "../../platform/storage/safari-eviction.ts";
import type { UnsentRow } from "../../outbox/state/unsent-rows.ts";
import { Icon } from "../../ui/icon.tsx";

/** Where a tab of Safari has held something unsent for five days: that it is time to do something (A33). */
export function SafariEvictionNotice({ rows }: { rows: readonly UnsentRow[] }) {
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
