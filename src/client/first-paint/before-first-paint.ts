import type { Language } from "#domain/language.ts";

/**
 * Runs inside index.html before the first paint, so it has no imports: the build inlines its source. It decides the
 * language (storage, then the browser's; neither Chinese nor English → Chinese, A-11), which makes the right half of
 * the first paint visible.
 */
export function beforeFirstPaint(): void {
  let stored: string | null = null;
  let isWelcomed = true;
  try {
    stored = localStorage.getItem("language");
    isWelcomed = localStorage.getItem("access_token") === null && sessionStorage.getItem("welcomed") === null;
  } catch {
    // Storage is blocked in this window: the browser's language decides.
  }
  const known = stored === "zh" || stored === "en";
  const language = known ? (stored as Language) : /^en/i.test(navigator.language) ? "en" : "zh";
  const html = document.documentElement;
  html.lang = language === "en" ? "en" : "zh-CN";
  // The server leaves the newest rooms out of the same addresses (serve-page.ts).
  if (location.pathname === "/" && !/[?&](?:mode|city|keyword)=/.test(location.search)) html.dataset["home"] = "";
  // As connection.ts begins.
  if (!navigator.onLine) html.dataset["offline"] = "";
  if (isWelcomed) html.dataset["welcome"] = "";
  if (/^\/(login|search|sign-up|recover-password|reset-password)$/.test(location.pathname))
    html.dataset["outside"] = "";
  document.querySelector<HTMLLinkElement>("link[rel=manifest]")!.href = `/manifest.${language}.webmanifest`;
  // `beforeinstallprompt` may fire before anything else runs; it is saved for later.
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    Object.assign(window, { installPrompt: event });
  });
}
