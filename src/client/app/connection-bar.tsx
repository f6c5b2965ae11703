import { useLingui } from "@lingui/react";
import { CloudOff } from "lucide";
import { shownSavedAt } from "../api/use-api-query.ts";
import { Icon } from "../ui/icon.tsx";
import { serverNow } from "../platform/clock/server-clock.ts";
import { ageText } from "../platform/text/age.ts";
import { connection, isUnanswered } from "../platform/connection/connection.ts";

/** A thin line shown while the phone is offline or nothing answers; it covers nothing. */
export function ConnectionBar() {
  const { i18n } = useLingui();
  const isOffline = connection.value === "offline";
  const savedAt = shownSavedAt.value;
  return (
    <div aria-live="polite">
      {(isOffline || isUnanswered()) && (
        <p className="flex items-center justify-center gap-2 bg-sky-tint px-4 py-1.5 text-center text-sm text-sky">
          <Icon of={CloudOff} size={16} />
          <span className="text-balance">{textOf()}</span>
        </p>
      )}
    </div>
  );

  function textOf(): string {
    if (isOffline) return i18n._("connection.offline");
    const text = connection.value === "online" ? i18n._("connection.silent") : i18n._("connection.unreachable");
    return savedAt === null
      ? text
      : i18n._("connection.with-age", { text, age: ageText(savedAt, i18n.locale, serverNow()) });
  }
}
