import type { START_FAILED } from "../platform/start-failed.ts";
import type { WindowWithTrustedTypes } from "../platform/service-worker/trusted-types.ts";

/**
 * Starts the app after the first paint. Runs inside index.html and has no imports, like before-first-paint.ts. With
 * everything cached, the app's code would be there before the first frame, and running it would delay that frame by a
 * few hundred milliseconds on a slow phone. Where the app cannot be fetched, the painted page says so: it looks alive, and
 * nothing on it works (S18).
 * @param entry URL of the app's entry module, which the page has preloaded.
 */
export function afterFirstPaint(entry: string): void {
  const failed: typeof START_FAILED = "start-failed";
  const say = () => {
    for (const notice of document.querySelectorAll<HTMLElement>("[data-start-failed]")) {
      notice.hidden = false;
      notice.querySelector("button")?.addEventListener("click", () => location.reload());
    }
  };
  const fail = () => {
    say();
    addEventListener("online", () => location.reload(), { once: true });
  };
  const start = () => {
    const script = document.createElement("script");
    script.type = "module";
    script.crossOrigin = "";
    // The one place where a string becomes a script URL of the page (B-01).
    const { trustedTypes } = window as WindowWithTrustedTypes;
    const policy = trustedTypes?.createPolicy("app-entry", { createScriptURL: (url) => url });
    script.src = policy?.createScriptURL(entry) ?? entry;
    script.addEventListener("error", fail);
    document.head.append(script);
  };
  addEventListener(failed, fail);
  // A network that answers nothing at all.
  setTimeout(say, 25_000);
  // A background page is not painted, and should be ready when it becomes visible.
  if (document.visibilityState === "hidden") start();
  else requestAnimationFrame(() => setTimeout(start));
}
