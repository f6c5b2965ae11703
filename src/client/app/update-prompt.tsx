import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { RefreshCw, X } from "lucide";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { isUpdatePutOff, updateReady, type UpdateState } from "../platform/updates/update-state.ts";
import { applyUpdate } from "../platform/updates/updates.ts";

/** Offers the new version. It never reloads by itself, and never over unsaved input. */
export function UpdatePrompt() {
  const { i18n } = useLingui();
  const state = updateReady.value;
  return (
    <div className="flex items-center gap-3 rounded-control border border-line bg-card py-1 pl-4 shadow-float">
      <Icon of={RefreshCw} />
      <p className="py-2">{promptText(i18n, state)}</p>
      {state === "ready" && (
        <Button look="primary" onClick={() => void applyUpdate()}>
          {i18n._("update.apply")}
        </Button>
      )}
      <button
        type="button"
        aria-label={i18n._("toast.dismiss")}
        onClick={() => (isUpdatePutOff.value = true)}
        className="touch -ml-2 grid shrink-0 place-items-center"
      >
        <Icon of={X} size={18} />
      </button>
    </div>
  );
}

function promptText(i18n: I18n, state: UpdateState): string {
  if (state === "waiting-for-input") return i18n._("update.waiting");
  return state === "waiting-for-sending" ? i18n._("update.waiting-for-sending") : i18n._("update.ready");
}
