import { isInAppBrowser } from "../in-app-browser.ts";
import type { InstallWay } from "./install-offer.ts";

/**
 * How this window can become an app; null where it can't, or is one.
 * @param hasPrompt Whether the browser has offered to install it.
 */
export function wayToInstall(navigator: Navigator, hasPrompt: boolean): InstallWay | null {
  if (hasPrompt) return "prompt";
  const isIos = isIphoneOrIpad(navigator);
  // Those of these browsers that can add to the home screen also support workers.
  if (isInAppBrowser(navigator) || (isIos && !("serviceWorker" in navigator))) return "browser";
  return isIos ? "ios" : null;
}

/** Only their browsers define `standalone` and have a touch screen. */
export function isIphoneOrIpad(navigator: Navigator): boolean {
  return "standalone" in navigator && navigator.maxTouchPoints > 0;
}

/** Whether this is the installed app, in a window of its own. */
export function isInstalled(): boolean {
  return (
    matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true
  );
}
