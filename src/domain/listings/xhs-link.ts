const XHS_HOST = /^(?:[a-z0-9-]+\.)*(?:xiaohongshu\.com|xhslink\.com)$/;

/** Whether a text is a link to a Xiaohongshu note, and to nowhere else (I-13). */
export function isXhsLink(text: string): boolean {
  const url = parsedUrl(text.trim());
  if (url?.protocol !== "https:") return false;
  return url.username === "" && url.password === "" && url.port === "" && XHS_HOST.test(url.hostname);
}

// Not `URL.canParse`, which browsers have only since Chrome 120 and Safari 17.
function parsedUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
