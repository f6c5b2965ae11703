import type { Page } from "@playwright/test";

/** Has a page run as on a phone with a quarter of this machine's speed. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}
