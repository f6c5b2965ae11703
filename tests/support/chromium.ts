import { existsSync } from "node:fs";
import { chromium } from "playwright";

const SYSTEM_BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const SYSTEM_SHELLS = ["/usr/bin/chromium-headless-shell"];

export interface ChromiumLaunch {
  executablePath?: string;
  args: string[];
}

/** The whole Chromium that benchmarks and a few stories drive: CHROMIUM_PATH, the system's, or Playwright's; else null. */
export function findChromium(): string | null {
  return firstThatExists([process.env["CHROMIUM_PATH"], ...SYSTEM_BROWSERS, chromium.executablePath()]);
}

/**
 * The Chromium that most tests drive: the headless shell, the same engine without a browser's surface, which takes half
 * the processor time of the whole. CHROMIUM_PATH goes before it, the whole Chromium stands in for it; null where
 * neither is.
 */
export function findHeadlessShell(): string | null {
  return firstThatExists([process.env["CHROMIUM_PATH"], ...SYSTEM_SHELLS]) ?? findChromium();
}

/** Whether a program comes with the system's packages, which the headless shell does too. */
export function isOfSystem(path: string): boolean {
  return SYSTEM_BROWSERS.includes(path) && path !== process.env["CHROMIUM_PATH"];
}

/** Launch options for the whole Chromium. */
export function chromiumLaunch(): ChromiumLaunch {
  return launchOf(findChromium());
}

/** Launch options for the headless shell. It has no background sync, and so never wakes a worker by itself. */
export function headlessLaunch(): ChromiumLaunch {
  const path = findHeadlessShell();
  // Beside its own Chromium Playwright has installed its own headless shell, which it launches unless told otherwise.
  return launchOf(path === chromium.executablePath() ? null : path);
}

/** The switches keep it from calling home, and let it run as root and without a GPU. */
function launchOf(executablePath: string | null): ChromiumLaunch {
  return {
    ...(executablePath === null ? {} : { executablePath }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}

function firstThatExists(candidates: readonly (string | undefined)[]): string | null {
  return candidates.find((path) => path !== undefined && path !== "" && existsSync(path)) ?? null;
}
