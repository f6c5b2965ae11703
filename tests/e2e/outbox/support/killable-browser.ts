import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type BrowserContext } from "@playwright/test";
import { chromiumLaunch } from "../../../support/chromium.ts";

/** A browser with a profile on disk, as phones have it. */
export async function openBrowser(profile: string, baseURL: string, locale = "en-GB"): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, { ...chromiumLaunch(), baseURL, locale });
}

/** Ends every process of the browser at once: the battery is empty. */
export async function killBrowser(profile: string): Promise<void> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const ofProfile = await Promise.all(pids.map((pid) => isOf(pid, profile)));
  for (const pid of pids.filter((_, index) => ofProfile[index])) {
    try {
      process.kill(Number(pid), "SIGKILL");
    } catch {
      // Gone with its parent.
    }
  }
  await rm(join(profile, "SingletonLock"), { force: true });
}

async function isOf(pid: string, profile: string): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return command.includes(`--user-data-dir=${profile}`);
}
