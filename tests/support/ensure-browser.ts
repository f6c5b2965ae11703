import { spawnSync } from "node:child_process";
import { findChromium, findHeadlessShell, isOfSystem } from "./chromium.ts";
import { installSystemPackages } from "./system-packages.ts";

/**
 * Makes sure that there is a real Chromium, and its headless shell where one can be had: those that are there already,
 * else the system's packages, else Playwright's own.
 * @throws An error that says what to do when none can be had.
 */
export async function ensureBrowser(): Promise<void> {
  // The Chinese font is for the pictures that a failing story leaves behind.
  if (lacksOne()) installSystemPackages("chromium", "chromium-headless-shell", "fonts-noto-cjk");
  if (findChromium() === null) installPlaywrightsOwn();
  const [whole, shell] = [findChromium(), findHeadlessShell()];
  if (whole === null || shell === null) {
    throw new Error("No Chromium could be found or installed. Install one and set CHROMIUM_PATH to its program.");
  }
  console.log(shell === whole ? `Browser: ${whole}` : `Browsers: ${shell}, and ${whole} for background sync`);
}

/** Without a headless shell the whole Chromium does its work, in twice the time. Playwright's own come together. */
function lacksOne(): boolean {
  const whole = findChromium();
  return whole === null || (isOfSystem(whole) && findHeadlessShell() === whole);
}

function installPlaywrightsOwn(): void {
  console.log("No Chromium here; asking Playwright for its own …");
  spawnSync("playwright install chromium", { stdio: "inherit", shell: true, timeout: 5 * 60 * 1000 });
}
