import { effect } from "@preact/signals-react";
import { accessToken } from "../../api/credentials/session.ts";
import { connection } from "../../platform/connection/connection.ts";
import { watchViewings } from "../viewings/watch-viewings.ts";
import { mayHaveDrafts } from "../../drafts/store/unsent.ts";

/**
 * Starts sending as soon as this phone has anything to send: now, or when another tab has written something. Phones
 * without drafts or viewings never load what it needs.
 */
export function watchOutbox(): void {
  watchViewings();
  effect(() => {
    // Also without a network: the browser is asked to wake the worker when there is one.
    void connection.value;
    if (accessToken.value !== null) void startIfNeeded();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void startIfNeeded();
  });
}

async function startIfNeeded(): Promise<void> {
  if (!(await mayHaveDrafts())) return;
  try {
    const { startSending } = await import("./sending.ts");
    startSending();
  } catch {
    // The network went away while the page was starting: there will be another occasion.
  }
}
