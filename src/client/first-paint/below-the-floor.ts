/**
 * Runs inside index.html before anything else: sends a browser below the floor to pages that it can read, which
 * say so and show the rooms. The build inlines its source as it stands here, so it has no imports, and no syntax younger
 * than 2018. What tells a browser is what the stylesheet needs: `color-mix()` (Chromium 111, Safari 16.2, Firefox 113) and
 * `@property` (Chromium 85, Safari 16.4, Firefox 128).
 */
export function belowTheFloor(): void {
  const canMix = "CSS" in window && CSS.supports("color", "color-mix(in oklab, red, blue)");
  if (canMix && "CSSPropertyRule" in window) return;
  const key = "app-anyway";
  try {
    if (/[?&]app=anyway\b/.test(location.search)) sessionStorage.setItem(key, "1");
    if (sessionStorage.getItem(key) !== null) return;
  } catch {
    // Without storage the choice lasts for this page.
    if (/[?&]app=anyway\b/.test(location.search)) return;
  }
  const room = /^\/item_detail\/([\da-f-]+)$/.exec(location.pathname) || /[?&]room=([\da-f-]+)/.exec(location.search);
  location.replace(room === null ? "/plain" : "/plain/rooms/" + room[1]!);
}
