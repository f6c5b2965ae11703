import { useLingui } from "@lingui/react";
import { TriangleAlert } from "lucide";
import { Icon } from "../../../../ui/icon.tsx";
import { WARNINGS_ID } from "./warning-panel.tsx";

/** Lies on the room's photo, and leads to the panel. */
export function WarningChip({ count }: { count: number }) {
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      onClick={showPanel}
      className="touch absolute top-2 left-2 flex items-center gap-1.5 rounded-full bg-amber-tint px-3 font-semibold text-amber shadow-sm"
    >
      <Icon of={TriangleAlert} size={18} />
      {i18n._("warnings.chip", { count })}
    </button>
  );
}

function showPanel(): void {
  const panel = document.getElementById(WARNINGS_ID);
  // With many signs it is higher than a phone's screen: it is read from its heading on.
  panel?.scrollIntoView({ block: "start" });
  panel?.focus({ preventScroll: true });
}
