import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import type { Front } from "../../e2e/offline/support/front.ts";
import { BUILD_DIR } from "../../e2e/offline/support/test.ts";

/** Something that browsers of our readers lack. */
export interface Lacking {
  name: string;
  /** Takes it from a page, and from the worker. */
  take: () => void;
  /** Whether drafts are still there after a reload. */
  keeps: boolean;
  /** Whether the browser may send with the app closed, so that it may be said. */
  sendsClosed: boolean;
  hasWorker: boolean;
}

/** In-app browsers, iOS, old browsers, plain private windows (M9). */
export const LACKING: readonly Lacking[] = [
  { name: "no worker", take: takeWorker, keeps: true, sendsClosed: false, hasWorker: false },
  { name: "no SyncManager", take: takeSync, keeps: true, sendsClosed: false, hasWorker: true },
  { name: "no locks", take: takeLocks, keeps: true, sendsClosed: true, hasWorker: true },
  { name: "no persistence", take: takePersistence, keeps: true, sendsClosed: true, hasWorker: true },
  { name: "blocked IndexedDB", take: blockStore, keeps: false, sendsClosed: false, hasWorker: true },
];

/** Serves the app to a browser that lacks something, pages and worker alike. @returns Clears up. */
export async function doWithout(
  context: BrowserContext,
  front: Front,
  { take }: Lacking,
): Promise<() => Promise<void>> {
  await context.addInitScript(take);
  const folder = await mkdtemp(join(tmpdir(), "qiying-without-"));
  await cp(BUILD_DIR, folder, { recursive: true });
  const worker = join(folder, "sw.js");
  await writeFile(worker, `(${take.toString()})();\n${await readFile(worker, "utf8")}`);
  await front.deploy(folder);
  return () => rm(folder, { recursive: true, force: true });
}

function takeWorker(): void {
  if ("Navigator" in globalThis) Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
}

function takeSync(): void {
  Reflect.deleteProperty(globalThis, "SyncManager");
  Reflect.deleteProperty(ServiceWorkerRegistration.prototype, "sync");
}

function takeLocks(): void {
  Reflect.deleteProperty(Object.getPrototypeOf(navigator) as object, "locks");
}

function takePersistence(): void {
  Reflect.deleteProperty(Object.getPrototypeOf(navigator) as object, "storage");
}

function blockStore(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException("The user denied permission to access the database.", "SecurityError");
  };
}
