import { useLingui } from "@lingui/react";
import { CloudOff } from "lucide";
import { Icon } from "../ui/icon.tsx";
import { connection } from "../platform/connection/connection.ts";

/** A thin line shown while the phone is offline or the server is unreachable; it covers nothing. */
export function ConnectionBar() {
  const { i18n } = useLingui();
  const state = connection.value;
  return (
    <div aria-live="polite">
      {state !== "online" && (
        <p className="flex items-center justify-center gap-2 bg-sky-tint px-4 py-1.5 text-center text-sm text-sky">
          <Icon of={CloudOff} size={16} />
          <span className="text-balance">
            {state === "offline" ? i18n._("connection.offline") : i18n._("connection.unreachable")}
          </span>
        </p>
      )}
    </div>
  );
}
