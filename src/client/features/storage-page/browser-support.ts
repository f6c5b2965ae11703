import { SHELL_CACHE } from "#offline/databases/database-names.ts";
import { isMemoryOnly } from "../../drafts/store/unsent.ts";

/** What this browser, as it is here and now, does for somebody without a signal. `installed`: once it is installed. */
export interface Abilities {
  /** Keeps anything at all. */
  stores: boolean;
  /** Starts without a network. */
  startsOffline: boolean;
  /** Sends what waits while the app is closed. */
  sendsClosed: boolean;
  /** Takes photos that another app shares. */
  takesShares: "yes" | "installed" | "no";
}

/** Finds out by looking, never by the browser's name. */
export async function abilities(): Promise<Abilities> {
  const hasWorker = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
  return {
    stores: !isMemoryOnly.peek() && (await canStore()),
    startsOffline: hasWorker && (await hasShell()),
    sendsClosed: hasWorker && "SyncManager" in globalThis,
    takesShares: takesShares(hasWorker),
  };
}

/** Whether the app runs from the home screen, in a window of its own. */
export function isInstalled(): boolean {
  return (
    matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true
  );
}

// Browsers that offer to install this app also hand shared files to it, once it is installed.
function takesShares(hasWorker: boolean): Abilities["takesShares"] {
  if (!hasWorker || !("onbeforeinstallprompt" in globalThis)) return "no";
  return isInstalled() ? "yes" : "installed";
}

async function hasShell(): Promise<boolean> {
  if (typeof caches === "undefined" || !(await caches.has(SHELL_CACHE))) return false;
  return (await caches.match("/", { cacheName: SHELL_CACHE, ignoreSearch: true })) !== undefined;
}

async function canStore(): Promise<boolean> {
  if (typeof indexedDB === "undefined") return false;
  try {
    await indexedDB.databases?.();
    return true;
  } catch {
    // Blocked by the reader's settings.
    return false;
  }
}
