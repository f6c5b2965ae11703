/**
 * Runs inside index.html before anything else: sends a browser below the floor to pages that it can read, which
 * say so and show the rooms, or what everybody may read. The build inlines its source as it stands here, so it has no imports, and no syntax younger
 * than 2018. What tells a browser is CSS that came with the floor: sines (Chromium 111, Safari 15.4, Firefox 108) and
 * `@property` (Chromium 85, Safari 16.4, Firefox 128). Of Chromium 111 there are builds without `color-mix()`, for which the
 * stylesheet has other colours. Without a network it stays: only what is on the phone can show anything then.
 */
export function belowTheFloor(): void {
  const hasSines = "CSS" in window && CSS.supports("width", "calc(sin(1) * 1px)");
  if ((hasSines && "CSSPropertyRule" in window) || !navigator.onLine || /^\/plain\b/.test(location.pathname)) return;
  const key = "app-anyway";
  try {
    if (/[?&]app=anyway\b/.test(location.search)) sessionStorage.setItem(key, "1");
    if (sessionStorage.getItem(key) !== null) return;
  } catch {
    // Without storage the choice lasts for this page.
    if (/[?&]app=anyway\b/.test(location.search)) return;
  }
  const room = /^\/item_detail\/([\da-f-]+)$/.exec(location.pathname) || /[?&]room=([\da-f-]+)/.exec(location.search);
  const document = /^\/(?:terms|privacy|safety)$/.exec(location.pathname);
  location.replace("/plain" + (document !== null ? document[0] : room === null ? "" : "/rooms/" + room[1]!));
}
