import { spawnSync } from "node:child_process";
import { findChromium } from "./chromium.ts";
import { installSystemPackages } from "./system-packages.ts";

/**
 * Makes sure that there is a real Chromium: one that is there already, else Playwright's own, else the system's.
 * @throws An error that says what to do when none can be had.
 */
export async function ensureBrowser(): Promise<void> {
  if (findChromium() === null) installPlaywrightsOwn();
  // The Chinese font is for the pictures that a failing story leaves behind.
  if (findChromium() === null) installSystemPackages("chromium", "fonts-noto-cjk");
  const found = findChromium();
  if (found === null) {
    throw new Error("No Chromium could be found or installed. Install one and set CHROMIUM_PATH to its program.");
  }
  console.log(`Browser: ${found}`);
}

function installPlaywrightsOwn(): void {
  console.log("No Chromium here; asking Playwright for its own …");
  spawnSync("playwright install chromium", { stdio: "inherit", shell: true, timeout: 5 * 60 * 1000 });
}
