import { endOnSilence, heard } from "#contract/silence.ts";
import { cacheKeyOf } from "./shell-files.ts";
import { matchesPrecacheHash } from "./verify-precache-response.ts";

/** A file of this build that is to be fetched. */
export interface WantedFile {
  url: string;
  /** Whether its name has its hash: then the browser's own cache may have it. */
  isHashed: boolean;
  /** Keeps the file; it counts as fetched once this is done. */
  keep: (response: Response) => Promise<unknown>;
}

/** One after another would pay a slow line's latency for each; more would leave the page none of its connections. */
const AT_ONCE = 6;
/** A connection that brings nothing for so long is dead, and would hold up the installation until the browser ends it. */
const SILENT_MS = 30 * 1000;

/**
 * Fetches files of this build, six at once, and stops at the first that does not come as it was built. What was fetched
 * by then stays. Never throws. @returns How many were fetched.
 */
export async function fetchFiles(files: readonly WantedFile[]): Promise<number> {
  const waiting = [...files];
  let fetched = 0;
  const fetchSome = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      if (await fetchFile(file)) fetched += 1;
      else waiting.length = 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
  return fetched;
}

async function fetchFile(file: WantedFile): Promise<boolean> {
  // The page has brought what it started with a moment ago. A wrong answer in the browser's cache would stay wrong.
  return (file.isHashed && (await fetchBy("default", file))) || fetchBy("reload", file);
}

async function fetchBy(cache: RequestCache, { url, keep }: WantedFile): Promise<boolean> {
  const signal = endOnSilence(SILENT_MS);
  try {
    const response = await fetch(url, { cache, credentials: "same-origin", signal });
    // Beside what is kept: that stays the response that has come.
    const listening = heard(response.clone(), signal).blob();
    listening.catch(() => undefined);
    if (!(await matchesPrecacheHash(response, new URL(url), isOfThisBuild))) return false;
    await keep(response);
    return true;
  } catch {
    // Offline or out of space.
    return false;
  }
}

function isOfThisBuild({ href }: URL): boolean {
  return cacheKeyOf(href) !== undefined;
}
