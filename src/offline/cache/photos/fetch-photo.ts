/** What does not know a priority fetches it in its turn. */
const LAST: RequestInit & { priority: "low" } = { priority: "low" };

/** A slow line brings some bytes of a photo in this time; one that brings none is dead, and would hold up the next (S23). */
const SILENT_AFTER_MS = 15 * 1000;

/** A photo of this server, whole, after everything else; null without a network, or when something else answers. */
export async function fetchPhoto(url: string): Promise<Response | null> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENT_AFTER_MS);
  };
  try {
    listen();
    const response = await fetch(url, { ...LAST, signal: silence.signal });
    return isOwnPhoto(response) ? new Response(await bytesOf(response, listen), response) : null;
  } catch {
    // No network: the photo comes with the next use.
    return null;
  } finally {
    clearTimeout(timer);
    // What is not a photo need not come to its end.
    silence.abort();
  }
}

function bytesOf({ body }: Response, onBytes: () => void): Promise<Blob> {
  const heard = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, onward) {
      onBytes();
      onward.enqueue(part);
    },
  });
  return new Response(body!.pipeThrough(heard)).blob();
}

// Whole, and an image: not a captive portal's page, not a part of one.
function isOwnPhoto(response: Response): boolean {
  const isImage = response.headers.get("content-type")?.startsWith("image/") ?? false;
  const isWhole = response.status === 200 && response.body !== null;
  return isWhole && response.type === "basic" && !response.redirected && isImage;
}
