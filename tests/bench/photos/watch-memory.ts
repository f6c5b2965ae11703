import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Browser } from "@playwright/test";

const execute = promisify(execFile);

/** How often is looked, milliseconds. */
const EVERY_MS = 250;

/** Resident memory in bytes, before and at its highest. */
export interface Memory {
  page: Range;
  server: Range;
}

interface Range {
  before: number;
  most: number;
}

/** Follows the resident memory of the largest page of a browser, its workers included, and of a server. */
export async function watchMemory(browser: Browser, serverPid: number): Promise<{ stop: () => Memory }> {
  const devtools = await browser.newBrowserCDPSession();
  const page = { before: 0, most: 0 };
  const server = { before: await residentBytes(serverPid), most: 0 };
  const stopped = new AbortController();
  // The browser was closed: there is nothing to look at any more.
  watch().catch(() => stopped.abort());
  return {
    stop() {
      stopped.abort();
      return { page, server };
    },
  };

  async function watch(): Promise<void> {
    while (!stopped.signal.aborted) {
      const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
      const renderers = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => residentBytes(id));
      note(page, Math.max(0, ...(await Promise.all(renderers))));
      note(server, await residentBytes(serverPid));
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  }
}

function note(range: Range, bytes: number): void {
  range.before ||= bytes;
  range.most = Math.max(range.most, bytes);
}

/** 0 for a process that is gone. */
async function residentBytes(pid: number): Promise<number> {
  const { stdout } = await execute("ps", ["-o", "rss=", "-p", String(pid)]).catch(() => ({ stdout: "0" }));
  return Number(stdout.trim()) * 1024;
}
