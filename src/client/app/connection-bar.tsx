import { useLingui } from "@lingui/react";
import { shownSavedAt } from "../api/use-api-query.ts";
import { serverNow } from "../platform/clock/server-clock.ts";
import { ageText } from "#domain/age-text.ts";
import { ConnectionLine } from "./connection-line.tsx";
import { connection, isUnanswered } from "../platform/connection/connection.ts";

/** A thin line shown while the phone is offline or nothing answers; it covers nothing. */
export function ConnectionBar() {
  const { i18n } = useLingui();
  const isOffline = connection.value === "offline";
  const savedAt = shownSavedAt.value;
  return <div aria-live="polite">{(isOffline || isUnanswered()) && <ConnectionLine text={textOf()} />}</div>;

  function textOf(): string {
    if (isOffline) return i18n._("connection.offline");
    const text = connection.value === "online" ? i18n._("connection.silent") : i18n._("connection.unreachable");
    return savedAt === null
      ? text
      : i18n._("connection.with-age", { text, age: ageText(savedAt, i18n.locale, serverNow()) });
  }
}
