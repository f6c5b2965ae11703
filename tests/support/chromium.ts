import { existsSync } from "node:fs";
import { chromium } from "playwright";

const SYSTEM_BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The Chromium that tests and benchmarks drive: CHROMIUM_PATH, the system's, or Playwright's own; else null. */
export function findChromium(): string | null {
  const candidates = [process.env["CHROMIUM_PATH"], ...SYSTEM_BROWSERS, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== "" && existsSync(path)) ?? null;
}

/** Launch options for it. The switches keep it from calling home, and let it run as root and without a GPU. */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
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
