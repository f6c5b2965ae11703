import { useLingui } from "@lingui/react";
import { Layers, X } from "lucide";
import { blockedStores } from "../../platform/storage/blocked-stores.ts";
import { Icon } from "../../ui/icon.tsx";

/** Explains that another tab blocks the phone's database, and how to unblock it (U10). */
export function StoreBlockedNotice() {
  const { i18n } = useLingui();
  return (
    <div className="flex max-w-prose items-start gap-3 rounded-control border border-line bg-amber-tint py-1 pl-4 shadow-float">
      <Icon of={Layers} className="mt-2" />
      <div className="grid gap-1 py-2">
        <p className="font-semibold">{i18n._("store-blocked.title")}</p>
        <p className="text-sm text-pretty">{i18n._("store-blocked.text")}</p>
      </div>
      <button
        type="button"
        aria-label={i18n._("toast.dismiss")}
        onClick={() => (blockedStores.value = [])}
        className="touch grid shrink-0 place-items-center"
      >
        <Icon of={X} size={18} />
      </button>
    </div>
  );
}
