import { isInstalled, isIphoneOrIpad } from "../../platform/install/way-to-install.ts";

/**
 * Whether this window can get pushes: it `can`; its owner has `denied` notifications; an iPhone or iPad that would from the
 * `home-screen` (Safari 16.4); or it `cannot`, whatever is done.
 */
export type PushSupport = "can" | "denied" | "home-screen" | "cannot";

/** Asks this browser, as it is now: permission may have been given or withdrawn since. */
export function pushSupport(): PushSupport {
  const isThere = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (isThere) return Notification.permission === "denied" ? "denied" : "can";
  return isIphoneOrIpad(navigator) && !isInstalled() ? "home-screen" : "cannot";
}
