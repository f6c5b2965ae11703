import { keepInTab, readJsonFromTab } from "./tab-storage.ts";
import { wasReloaded } from "./navigation-timing.ts";

const KEY = "history-state";

interface KeptState {
  path: string;
  state: unknown;
}

/**
 * Keeps what the open entry of the history carries, such as a form's step or an open dialog, where a reload loses it: in Chromium when
 * the page had no opener policy and is loaded anew with it (`isSlowedByPolicy` of the server leaves it out, the worker never does), and
 * when the page's process has ended. Called before anything reads that state.
 */
export function keepHistoryState(): void {
  const kept = takeKeptState();
  // Earlier entries have theirs, and a page that was left for another one has its own.
  if (wasReloaded() && history.state === null && kept?.path === location.pathname) history.replaceState(kept.state, "");
  addEventListener("pagehide", keepState);
  // A phone that needs the memory ends a page that is out of sight, and tells it no more.
  document.addEventListener("visibilitychange", keepState);
}

function keepState(): void {
  const kept: KeptState = { path: location.pathname, state: history.state as unknown };
  keepInTab(KEY, kept.state === null ? null : JSON.stringify(kept));
}

function takeKeptState(): KeptState | null {
  const kept = readJsonFromTab(KEY);
  keepInTab(KEY, null);
  return kept !== null && typeof kept === "object" && "path" in kept ? (kept as KeptState) : null;
}
