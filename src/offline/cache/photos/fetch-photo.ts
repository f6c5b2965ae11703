/** What does not know a priority fetches it in its turn. */
const LAST: RequestInit & { priority: "low" } = { priority: "low" };

/** A photo of this server, after everything else; null without a network, or when something else answers. */
export async function fetchPhoto(url: string): Promise<Response | null> {
  try {
    const response = await fetch(url, LAST);
    return isOwnPhoto(response) ? response : null;
  } catch {
    // No network: the photo comes with the next use.
    return null;
  }
}

// Whole, and an image: not a captive portal's page, not a part of one.
function isOwnPhoto(response: Response): boolean {
  const isImage = response.headers.get("content-type")?.startsWith("image/") ?? false;
  return response.status === 200 && response.type === "basic" && !response.redirected && isImage;
}
