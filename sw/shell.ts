import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import type { PrecacheEntry } from "workbox-precaching";
import { PREVIOUS_ASSETS_CACHE, SHELL_CACHE } from "#offline/cache-names.ts";
import { isAsBuilt } from "./as-built.ts";

/** The one document behind every screen, as visitors get it: only so does it come with its security headers. */
const DOCUMENT = "/";
const BUILT_DOCUMENT = "index.html";

/** Addresses that are the server's alone, and never get the app's document. */
const SERVER_PATHS = /^\/(api|photos|docs|health|ready|share-target)(\/|$)/;
const FILE = /\/[^/]*\.[^/]*$/;
const HASHED_FILES = "/assets/";

const shell = new PrecacheController({
  cacheName: SHELL_CACHE,
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        (await isAsBuilt(response, new URL(request.url), isOfThisBuild)) ? response : null,
    },
  ],
});

/** Says which files make up the shell: the build's list. */
export function defineShell(entries: (PrecacheEntry | string)[]): void {
  shell.addToCacheList(entries.map(asServed));
}

/** Fetches the whole shell; fails when any file does not come as it was built. */
export async function installShell(event: ExtendableEvent): Promise<void> {
  await shell.install(event);
}

/** Drops the files of other builds, but keeps the hashed ones of the build before for tabs that still run it. */
export async function forgetOldShell(event: ExtendableEvent): Promise<void> {
  await keepPreviousAssets();
  await shell.activate(event);
}

/** True for the addresses of screens, known or not: the app itself says that a page is not found. */
export function isScreen({ pathname }: URL): boolean {
  return !SERVER_PATHS.test(pathname) && !FILE.test(pathname);
}

/** True for the build's files, those of earlier builds included. */
export function isShellFile(url: URL): boolean {
  return isOfThisBuild(url) || isHashed(url);
}

export async function answerWithScreen(request: Request): Promise<Response> {
  return (await shell.matchPrecache(DOCUMENT)) ?? fetch(request);
}

export async function answerWithShellFile(request: Request): Promise<Response> {
  const previous = () => caches.match(request.url, { cacheName: PREVIOUS_ASSETS_CACHE });
  return (await shell.matchPrecache(request.url)) ?? (await previous()) ?? fetch(request);
}

/**
 * Fetches what the browser has cleared away. Workbox itself repairs nothing until the next release (offline.md
 * fact 9): without this, an emptied cache means no offline start for good.
 */
export async function healShell(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  for (const [url, key] of shell.getURLsToCacheKeys()) {
    if (!kept.has(key) && !(await fetchInto(cache, url, key))) return;
  }
}

async function fetchInto(cache: Cache, url: string, key: string): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: "reload", credentials: "same-origin" });
    if (!(await isAsBuilt(response, new URL(url), isOfThisBuild))) return false;
    await cache.put(key, response);
    return true;
  } catch {
    // No network or no space: the next screen tries again.
    return false;
  }
}

async function keepPreviousAssets(): Promise<void> {
  const current = new Set(shell.getURLsToCacheKeys().values());
  const cache = await caches.open(SHELL_CACHE);
  const old = (await cache.keys()).filter(({ url }) => isHashed(new URL(url)) && !current.has(url));
  // Installed again without a new build: the ones kept before still serve.
  if (old.length === 0) return;
  await caches.delete(PREVIOUS_ASSETS_CACHE);
  const previous = await caches.open(PREVIOUS_ASSETS_CACHE);
  for (const request of old) {
    const response = await cache.match(request);
    if (response !== undefined) await previous.put(request, response);
  }
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
