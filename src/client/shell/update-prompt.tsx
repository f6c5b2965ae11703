import { useLingui } from "@lingui/react";
import { RefreshCw } from "lucide";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { updateReady } from "./update-state.ts";
import { applyUpdate } from "./updates.ts";

/** Offers the new version. It never reloads by itself, and not at all over something half-written. */
export function UpdatePrompt() {
  const { i18n } = useLingui();
  const ready = updateReady.value === "ready";
  return (
    <div className="flex items-center gap-3 rounded-control border border-line bg-card py-1 pr-1 pl-4 shadow-float">
      <Icon of={RefreshCw} />
      <p className="py-2">{ready ? i18n._("update.ready") : i18n._("update.waiting")}</p>
      {ready && (
        <Button look="primary" onClick={() => void applyUpdate()}>
          {i18n._("update.apply")}
        </Button>
      )}
    </div>
  );
}
