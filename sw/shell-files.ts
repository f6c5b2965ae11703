declare const self: ServiceWorkerGlobalScope;

/** The one document behind every screen, fetched as served: only so does it have its security headers. */
export const DOCUMENT = "/";
const BUILT_DOCUMENT = "index.html";
/** Keeps two builds of a file apart whose name is the same in both. Phones have files under this name. */
const REVISION = "__WB_REVISION__";

const keys = new Map<string, string>();

/** Registers the build's list of shell files. */
export function defineShell(files: readonly BuiltFile[]): void {
  for (const { url, revision } of files) {
    const address = absolute(url === BUILT_DOCUMENT ? DOCUMENT : url);
    const key = new URL(address);
    if (revision !== null) key.searchParams.set(REVISION, revision);
    keys.set(address, key.href);
  }
}

/** The URL of each shell file of this build, and the one under which it is cached. */
export function shellFiles(): [url: string, key: string][] {
  return [...keys];
}

/** The URL under which a shell file is cached; undefined for one that is not on this build's list. */
export function cacheKeyOf(url: string): string | undefined {
  return keys.get(absolute(url));
}

function absolute(url: string): string {
  return new URL(url, self.location.origin).href;
}
