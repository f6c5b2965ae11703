const TYPES: Record<string, RegExp> = {
  html: /^text\/html\b/,
  js: /^(text|application)\/javascript\b/,
  css: /^text\/css\b/,
  svg: /^image\/svg\+xml\b/,
  png: /^image\/png\b/,
  woff2: /^font\/woff2\b/,
  json: /^application\/json\b/,
  webmanifest: /^application\/(manifest\+)?json\b/,
};
/** The app's files in the document: an inline script loads them. */
const SCRIPT_ADDRESS = /"(?<script>\/assets\/[^"]+\.js)"/g;

/**
 * Whether a shell file matches the build, and is not a captive portal's page, a maintenance page or part of a
 * half-finished deployment: complete, not redirected, of its type; and the document starts this very build.
 * @param isKnown Whether a file belongs to this build.
 */
export async function matchesPrecacheHash(
  response: Response,
  url: URL,
  isKnown: (file: URL) => boolean,
): Promise<boolean> {
  const extension = url.pathname === "/" ? "html" : (url.pathname.split(".").at(-1) ?? "");
  const type = response.headers.get("content-type") ?? "";
  if (response.status !== 200 || response.redirected || !(TYPES[extension]?.test(type) ?? false)) return false;
  return extension !== "html" || startsThisBuild(await response.clone().text(), url, isKnown);
}

function startsThisBuild(html: string, base: URL, isKnown: (file: URL) => boolean): boolean {
  const scripts = [...html.matchAll(SCRIPT_ADDRESS)].map(({ groups }) => new URL(groups?.["script"] ?? "", base));
  return scripts.length > 0 && scripts.every(isKnown);
}
