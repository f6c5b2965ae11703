import { SHELL_CACHE } from "#offline/databases/database-names.ts";
import { isMemoryOnly } from "../../drafts/store/unsent.ts";
import { isInstalled } from "../../platform/install/way-to-install.ts";

/** The offline features of this browser, in this window. `installed`: supported once it is installed. */
export interface Abilities {
  /** Storage works. */
  stores: boolean;
  /** Starts offline. */
  startsOffline: boolean;
  /** Background Sync: sends with the app closed. */
  sendsClosed: boolean;
  /** Receives photos that another app shares. */
  takesShares: "yes" | "installed" | "no";
}

/** Feature detection, never the browser's name. */
export async function abilities(): Promise<Abilities> {
  const hasWorker = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
  return {
    stores: !isMemoryOnly.peek() && (await canStore()),
    startsOffline: hasWorker && (await hasShell()),
    sendsClosed: hasWorker && "SyncManager" in globalThis,
    takesShares: takesShares(hasWorker),
  };
}

// Browsers that can install this app also support share targets, once it is installed.
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
    // Denied by the user's settings.
    return false;
  }
}
