import { plainSigns } from "./signs.ts";

const HOST = /^(?:[a-z0-9-]+\.)*(?:xiaohongshu\.com|xhslink\.(?:com|cn))$/;
const SCHEME = /[a-z][a-z0-9+.-]*:[/\\]/i;
/** What a sentence puts before and behind a link. */
const SENTENCE_SIGNS = /^[("'<[{,:;!]+|[)\]}>"'.,;:!?]+$/g;

/**
 * A link to a Xiaohongshu note as it is stored: taken out of the sentence that the app puts around it, with https, as the URL parser
 * writes it. A text without one stays, for the field to refuse.
 */
export function tidyXhsLink(text: string): string {
  return xhsLinkIn(text) ?? plainSigns(text);
}

/** Whether a text is an https link to a Xiaohongshu note, and to nowhere else (I-13): what may be stored, and followed as it is. */
export function isXhsLink(text: string): boolean {
  const url = parsedUrl(text.trim());
  return url?.protocol === "https:" && leadsToNote(url);
}

/** The first link to a Xiaohongshu note in a text, with https; null where there is none. */
export function xhsLinkIn(text: string): string | null {
  const plain = plainSigns(text).replaceAll(/(?<=[a-z])。(?=[a-z])/gi, ".");
  // A link alone, which a chat may have broken over two lines: the parser takes the breaks out.
  const whole = /[^\r\n!-~]/.test(plain) ? null : asXhsLink(plain);
  if (whole !== null) return whole;
  // In a sentence it ends at a blank or at what is no sign of an address. A link within another one leads elsewhere.
  const words = plain.match(/[!-~]+/g) ?? [];
  return words.map((word) => asXhsLink(linkOf(word))).find((link) => link !== null) ?? null;
}

function linkOf(word: string): string {
  return word.slice(SCHEME.exec(word)?.index ?? 0).replaceAll(SENTENCE_SIGNS, "");
}

function asXhsLink(text: string): string | null {
  const url = parsedUrl(SCHEME.test(text) ? text : /^[a-z0-9]/i.test(text) ? `https://${text}` : "");
  if (url === null || !["http:", "https:"].includes(url.protocol) || !leadsToNote(url)) return null;
  url.protocol = "https:";
  return url.href;
}

function leadsToNote({ hostname, username, password, port }: URL): boolean {
  return HOST.test(hostname) && username === "" && password === "" && port === "";
}

// Not `URL.canParse`, which browsers have only since Chrome 120 and Safari 17.
function parsedUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
