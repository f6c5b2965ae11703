import { shareWhileUnderWay } from "#domain/remembered.ts";
import { DEFERRED_SHELL_CACHE, PREVIOUS_ASSETS_CACHE, SHELL_CACHE } from "#offline/databases/database-names.ts";
import { painted } from "./paint-document.ts";
import { fetchFiles, type WantedFile } from "./fetch-files.ts";
import { cacheKeyOf, DOCUMENT, shellFiles } from "./shell-files.ts";

declare const self: ServiceWorkerGlobalScope;

/** Paths of the server, which never get the app's document. */
const SERVER_PATHS = /^\/(api|photos|plain|docs|health|ready|serving|share-target)(\/|$)/;
const FILE = /\/[^/]*\.[^/]*$/;
const HASHED_FILES = "/assets/";
/** The build's list of assets that a first visit defers until it is idle. */
const DEFERRED_ASSETS = "/deferred-assets.json";

/**
 * Fetches the shell, all or nothing: fails when any file does not match the build. What an earlier try has brought is
 * not fetched again, so that a first visit may be several short ones. A first visit, which may be on a slow line, gets
 * what it takes to search and view; deferred assets follow when it is idle. An update waits until it is complete.
 * @param beforehand What the installation needs first, besides.
 */
export async function installShell(beforehand: WantedFile): Promise<void> {
  const missing = [beforehand, ...(await missingFrom(SHELL_CACHE, shellFiles()))];
  const isUpdate = self.registration.active !== null;
  const isWhole = (await fetchFiles(missing)) === missing.length && (!isUpdate || (await fetchLaterFiles()));
  if (!isWhole) throw new Error("Not all files of this build are there");
}

/** Deletes the files of other builds, but keeps the hashed ones of the previous build for tabs that still run it. */
export async function forgetOldShell(): Promise<void> {
  const current = new Set([...shellFiles().map(([, key]) => key), ...(await laterFiles())]);
  await keepPreviousAssets(current);
  for (const name of [SHELL_CACHE, DEFERRED_SHELL_CACHE]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request);
  }
}

/** True for the addresses of screens, known or not: the app itself shows the not-found page. */
export function isScreen({ pathname }: URL): boolean {
  return !SERVER_PATHS.test(pathname) && !FILE.test(pathname);
}

/** True for the build's files, including those of earlier builds. */
export function isShellFile(url: URL): boolean {
  return cacheKeyOf(url.href) !== undefined || isHashed(url);
}

/** Answers a navigation with the app's document, from the network where it is not in the cache. */
export async function answerWithScreen(request: Request): Promise<Response> {
  const document = await inShell(DOCUMENT);
  return document === undefined ? fetch(request) : painted(document, new URL(request.url));
}

/** Answers with one of the app's files: of this build, of its parts that came later, or of the build before. */
export async function answerWithShellFile(request: Request): Promise<Response> {
  const kept = (cacheName: string) => caches.match(request.url, { cacheName });
  return (
    (await inShell(request.url)) ??
    (await kept(DEFERRED_SHELL_CACHE)) ??
    (await kept(PREVIOUS_ASSETS_CACHE)) ??
    fetch(request)
  );
}

/**
 * Fetches missing shell files: those a first visit deferred, and those the browser has evicted (A36); without this, an
 * evicted cache would end offline starts for good.
 * @returns How many evicted files were restored.
 */
// Shared by concurrent calls: eight tabs opened in a row would each fetch the same files.
export const healShell = shareWhileUnderWay(fetchMissing);

// Offline, the next navigation tries again.
async function fetchMissing(): Promise<number> {
  const fetched = await fetchFiles(await missingFrom(SHELL_CACHE, shellFiles()));
  await fetchLaterFiles();
  return fetched;
}

/** @returns Whether all are cached now. */
async function fetchLaterFiles(): Promise<boolean> {
  const urls = await laterFiles();
  const missing = await missingFrom(
    DEFERRED_SHELL_CACHE,
    urls.map((url) => [url, url]),
  );
  return (await fetchFiles(missing)) === missing.length;
}

/** Those that a cache lacks, with how they come into it. */
async function missingFrom(cacheName: string, files: readonly [url: string, key: string][]): Promise<WantedFile[]> {
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return files
    .filter(([, key]) => !kept.has(key))
    .map(([url, key]) => ({ url, isHashed: key === url, keep: (response) => cache.put(key, response) }));
}

/** The URLs of the build's deferred assets; none where the list itself has been evicted. */
async function laterFiles(): Promise<string[]> {
  const list = await inShell(DEFERRED_ASSETS);
  if (list === undefined) return [];
  return ((await list.json()) as string[]).map((path) => new URL(path, self.location.origin).href);
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

/** A cached file of this build. An open cache's own match would have created the cache anew after a deletion (A26). */
async function inShell(url: string): Promise<Response | undefined> {
  const key = cacheKeyOf(url);
  return key === undefined ? undefined : caches.match(key, { cacheName: SHELL_CACHE });
}

function isHashed({ pathname }: URL): boolean {
  return pathname.startsWith(HASHED_FILES);
}
