import { anySignal } from "#contract/any-signal.ts";
import { endOnSilence, heard } from "#contract/silence.ts";

/** What does not know a priority fetches it in its turn. */
const LAST: RequestInit & { priority: "low" } = { priority: "low" };

/** A slow line brings some bytes of a photo in this time; one that brings none is dead, and would hold up the next (S23). */
const SILENT_AFTER_MS = 15 * 1000;

/** A photo of this server, whole, after everything else; null without a network, or when something else answers. */
export async function fetchPhoto(url: string): Promise<Response | null> {
  const done = new AbortController();
  const signal = anySignal(done.signal, endOnSilence(SILENT_AFTER_MS));
  try {
    const response = await fetch(url, { ...LAST, signal });
    return isOwnPhoto(response) ? new Response(await heard(response, signal).blob(), response) : null;
  } catch {
    // No network: the photo comes with the next use.
    return null;
  } finally {
    // What is not a photo need not come to its end.
    done.abort();
  }
}

// Whole, and an image: not a captive portal's page, not a part of one.
function isOwnPhoto(response: Response): boolean {
  const isImage = response.headers.get("content-type")?.startsWith("image/") ?? false;
  const isWhole = response.status === 200 && response.body !== null;
  return isWhole && response.type === "basic" && !response.redirected && isImage;
}
