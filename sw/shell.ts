import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import type { PrecacheEntry } from "workbox-precaching";
import { DEFERRED_SHELL_CACHE, PREVIOUS_ASSETS_CACHE, SHELL_CACHE } from "#offline/databases/database-names.ts";
import { matchesPrecacheHash } from "./verify-precache-response.ts";

declare const self: ServiceWorkerGlobalScope;

/** The one document behind every screen, fetched as served: only so does it have its security headers. */
const DOCUMENT = "/";
const BUILT_DOCUMENT = "index.html";

/** Paths of the server, which never get the app's document. */
const SERVER_PATHS = /^\/(api|photos|docs|health|ready|share-target)(\/|$)/;
const FILE = /\/[^/]*\.[^/]*$/;
const HASHED_FILES = "/assets/";
/** The build's list of assets that a first visit defers until it is idle. */
const DEFERRED_ASSETS = "/deferred-assets.json";
/** Concurrent requests: sequential ones would pay a slow line's latency for each file. */
const AT_ONCE = 6;

const shell = new PrecacheController({
  cacheName: SHELL_CACHE,
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        (await matchesPrecacheHash(response, new URL(request.url), isOfThisBuild)) ? response : null,
    },
  ],
});

/** Registers the build's list of shell files. */
export function defineShell(entries: (PrecacheEntry | string)[]): void {
  shell.addToCacheList(entries.map(asServed));
}

/**
 * Precaches the shell; fails when any file does not match the build. A first visit, which may be on a slow line, gets
 * what it takes to search and view; deferred assets follow when it is idle. An update waits until it is complete.
 */
export async function installShell(event: ExtendableEvent): Promise<void> {
  await shell.install(event);
  const isUpdate = self.registration.active !== null;
  if (isUpdate && !(await fetchLaterFiles())) throw new Error("Not all files of this build are there");
}

/** Deletes the files of other builds, but keeps the hashed ones of the previous build for tabs that still run it. */
export async function forgetOldShell(event: ExtendableEvent): Promise<void> {
  const current = new Set([...shell.getURLsToCacheKeys().values(), ...(await laterFiles())]);
  await keepPreviousAssets(current);
  await shell.activate(event);
  const later = await caches.open(DEFERRED_SHELL_CACHE);
  for (const request of await later.keys()) if (!current.has(request.url)) await later.delete(request);
}

/** True for the addresses of screens, known or not: the app itself shows the not-found page. */
export function isScreen({ pathname }: URL): boolean {
  return !SERVER_PATHS.test(pathname) && !FILE.test(pathname);
}

/** True for the build's files, including those of earlier builds. */
export function isShellFile(url: URL): boolean {
  return isOfThisBuild(url) || isHashed(url);
}

export async function answerWithScreen(request: Request): Promise<Response> {
  return (await inShell(DOCUMENT)) ?? fetch(request);
}

export async function answerWithShellFile(request: Request): Promise<Response> {
  const kept = (cacheName: string) => caches.match(request.url, { cacheName });
  return (
    (await inShell(request.url)) ??
    (await kept(DEFERRED_SHELL_CACHE)) ??
    (await kept(PREVIOUS_ASSETS_CACHE)) ??
    fetch(request)
  );
}

let healing: Promise<number> | null = null;

/**
 * Fetches missing shell files: those a first visit deferred, and those the browser has evicted (A36). Workbox itself
 * repairs nothing until the next release: without this, an evicted cache would end offline starts for good.
 * @returns How many evicted files were restored.
 */
export function healShell(): Promise<number> {
  // Shared by concurrent calls: eight tabs opened in a row would each fetch the same files.
  healing ??= fetchMissing().finally(() => (healing = null));
  return healing;
}

async function fetchMissing(): Promise<number> {
  const cache = await caches.open(SHELL_CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const fetched = await fetchAll(
    cache,
    [...shell.getURLsToCacheKeys()].filter(([, key]) => !kept.has(key)),
  );
  await fetchLaterFiles();
  return fetched;
}

/** @returns Whether all are cached now. */
async function fetchLaterFiles(): Promise<boolean> {
  const cache = await caches.open(DEFERRED_SHELL_CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = (await laterFiles()).filter((url) => !kept.has(url)).map((url): File => [url, url]);
  return (await fetchAll(cache, missing)) === missing.length;
}

/** The URL of a file, and its cache key. */
type File = [url: string, key: string];

/** Fetches files concurrently, and stops at the first failure. @returns How many were fetched. */
async function fetchAll(cache: Cache, files: readonly File[]): Promise<number> {
  const waiting = [...files];
  let fetched = 0;
  const fetchSome = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      if (await fetchInto(cache, ...file)) fetched += 1;
      else waiting.length = 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
  return fetched;
}

/** The URLs of the build's deferred assets; none where the list itself has been evicted. */
async function laterFiles(): Promise<string[]> {
  const list = await inShell(DEFERRED_ASSETS);
  if (list === undefined) return [];
  return ((await list.json()) as string[]).map((path) => new URL(path, self.location.origin).href);
}

async function fetchInto(cache: Cache, url: string, key: string): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: "reload", credentials: "same-origin" });
    if (!(await matchesPrecacheHash(response, new URL(url), isOfThisBuild))) return false;
    await cache.put(key, response);
    return true;
  } catch {
    // Offline or out of space: the next navigation tries again.
    return false;
  }
}

async function keepPreviousAssets(current: ReadonlySet<string>): Promise<void> {
  const kept = await Promise.all([SHELL_CACHE, DEFERRED_SHELL_CACHE].map(keptFiles));
  const old = kept.flat().filter(({ url }) => isHashed(new URL(url)) && !current.has(url));
  // Reinstalled without a new build: keep the existing previous assets.
  if (old.length === 0) return;
  await caches.delete(PREVIOUS_ASSETS_CACHE);
  const previous = await caches.open(PREVIOUS_ASSETS_CACHE);
  for (const { url, cacheName } of old) {
    const response = await caches.match(url, { cacheName });
    if (response !== undefined) await previous.put(url, response);
  }
}

async function keptFiles(cacheName: string): Promise<{ url: string; cacheName: string }[]> {
  const cache = await caches.open(cacheName);
  return (await cache.keys()).map(({ url }) => ({ url, cacheName }));
}

/** A cached file of this build. Workbox's own match would recreate the cache after it was deleted (A26). */
async function inShell(url: string): Promise<Response | undefined> {
  const key = shell.getCacheKeyForURL(url);
  return key === undefined ? undefined : caches.match(key, { cacheName: SHELL_CACHE });
}

function asServed(entry: PrecacheEntry | string): PrecacheEntry | string {
  return typeof entry === "object" && entry.url === BUILT_DOCUMENT ? { ...entry, url: DOCUMENT } : entry;
}

function isOfThisBuild({ href }: URL): boolean {
  return shell.getCacheKeyForURL(href) !== undefined;
}

function isHashed({ pathname }: URL): boolean {
  return pathname.startsWith(HASHED_FILES);
}
