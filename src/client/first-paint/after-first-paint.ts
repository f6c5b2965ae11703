import type { WindowWithTrustedTypes } from "../platform/service-worker/trusted-types.ts";

/**
 * Starts the app once the page has been painted. Runs inside index.html and stands alone, like before-first-paint.ts.
 * With everything on the phone the app's code would be there before the first frame, and running it would hold that
 * frame back: a few hundred milliseconds on a slow phone.
 * @param entry Address of the app's first module; the page has asked for it already.
 */
export function afterFirstPaint(entry: string): void {
  const start = () => {
    const script = document.createElement("script");
    script.type = "module";
    script.crossOrigin = "";
    // The one place where a text becomes the address of a script of the page (B-01).
    const { trustedTypes } = window as WindowWithTrustedTypes;
    const policy = trustedTypes?.createPolicy("app-entry", { createScriptURL: (url) => url });
    script.src = policy?.createScriptURL(entry) ?? entry;
    document.head.append(script);
  };
  // A page in the background is not painted, and should be ready when it is looked at.
  if (document.visibilityState === "hidden") start();
  else requestAnimationFrame(() => setTimeout(start));
}
