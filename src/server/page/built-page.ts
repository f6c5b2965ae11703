import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { cspHash, securityHeaders, type SecurityHeaders } from "../http/answers/security-headers.ts";

/** The built index.html with the headers that its inline parts need. */
export interface BuiltPage {
  html: string;
  headers: SecurityHeaders;
  /** The same html as the build compressed it, smaller than what is made while a client waits. */
  compressed: { br?: Buffer; gzip?: Buffer };
}

/**
 * Gives the page as it is on disk now: a build that replaces it while the server runs is served from the next
 * request on. Null while there is none.
 */
export function builtPage(distDir: string): () => Promise<BuiltPage | null> {
  const file = join(distDir, "index.html");
  let kept: { page: BuiltPage; version: string } | null = null;
  return async () => {
    const { mtimeMs, size } = await stat(file).catch(() => ({ mtimeMs: 0, size: 0 }));
    if (size === 0) return null;
    const version = `${mtimeMs}-${size}`;
    if (kept?.version !== version) kept = { page: await readPage(file), version };
    return kept.page;
  };
}

/** The same page as other html, with the headers that its inline parts need; nothing of it is compressed beforehand. */
export function pageOf(html: string): BuiltPage {
  return { html, headers: securityHeaders(inlineHashes(html)), compressed: {} };
}

async function readPage(file: string): Promise<BuiltPage> {
  const [html, br, gzip] = await Promise.all([readFile(file, "utf8"), sibling(`${file}.br`), sibling(`${file}.gz`)]);
  return { ...pageOf(html), compressed: { ...(br && { br }), ...(gzip && { gzip }) } };
}

async function sibling(file: string): Promise<Buffer | undefined> {
  // A build without it is served all the same.
  return readFile(file).catch(() => undefined);
}

function inlineHashes(html: string) {
  return {
    scripts: contentsOf(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi).map(cspHash),
    styles: contentsOf(html, /<style[^>]*>([\s\S]*?)<\/style>/gi).map(cspHash),
  };
}

function contentsOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].flatMap(([, content = ""]) => (content === "" ? [] : [content]));
}
