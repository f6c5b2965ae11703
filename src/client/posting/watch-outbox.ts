import { effect } from "@preact/signals-react";
import { DRAFTS_DATABASE } from "#offline/cache-names.ts";
import { hasDatabase } from "#offline/has-cache-database.ts";
import { accessToken } from "../session/session.ts";
import { connection } from "../shell/connection.ts";

/**
 * Starts sending as soon as this phone has anything to send: now, or when another tab has written something. Phones
 * without drafts never load what it needs.
 */
export function watchOutbox(): void {
  effect(() => {
    if (accessToken.value !== null && connection.value === "online") void startIfNeeded();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void startIfNeeded();
  });
}

async function startIfNeeded(): Promise<void> {
  if (!(await hasDatabase(DRAFTS_DATABASE))) return;
  try {
    const { startSending } = await import("./sending.ts");
    startSending();
  } catch {
    // The network went away while the page was starting: there will be another occasion.
  }
}
