import { useLingui } from "@lingui/react";
import { Layers } from "lucide";
import { Icon } from "../../ui/icon.tsx";

/** Explains that another tab blocks the phone's database, and how to unblock it (U10). */
export function StoreBlockedNotice() {
  const { i18n } = useLingui();
  return (
    <div className="flex max-w-prose items-start gap-3 rounded-control border border-line bg-amber-tint px-4 py-3 shadow-float">
      <Icon of={Layers} />
      <div className="grid gap-1">
        <p className="font-semibold">{i18n._("store-blocked.title")}</p>
        <p className="text-sm text-pretty">{i18n._("store-blocked.text")}</p>
      </div>
    </div>
  );
}
