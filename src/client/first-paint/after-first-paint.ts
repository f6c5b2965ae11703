import type { Language } from "#domain/language.ts";
import type { START_FAILED } from "../platform/start-failed.ts";
import type { WindowWithTrustedTypes } from "../platform/service-worker/trusted-types.ts";

/** What the build has made of the app. */
export interface AppFiles {
  /** URL of the app's entry module. */
  entry: string;
  /** Those that the entry imports, each after those that it imports itself. */
  parts: readonly string[];
  /** URL of the styles of all that the app draws; those of the painted page are inside it. */
  stylesheet: string;
  /** URL of those of its first screen alone. */
  firstScreenStylesheet?: string | undefined;
  /** The catalogue of each language. */
  catalogues: Partial<Record<Language, string>>;
}

/**
 * Starts the app after the first paint. Runs inside index.html and has no imports, like before-first-paint.ts. The rooms and
 * their photos that the document shows come first on the line: the app follows once they are there, two seconds after the
 * first paint at the latest, and at once where the page is touched. Its files are run one by one, so that none keeps a
 * slow phone from answering a finger for long. Where the app cannot be fetched, the painted page says so: it looks alive,
 * and nothing on it works (S18).
 */
export function afterFirstPaint({ entry, parts, stylesheet, firstScreenStylesheet, catalogues }: AppFiles): void {
  const mostMs = 2000;
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
  const preload = (href: string) => {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = href;
    document.head.append(link);
  };
  const loadStyles = () =>
    new Promise<boolean>((resolve) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      const isFirstScreen = location.pathname === "/" && location.search === "";
      const isWide = matchMedia("(min-width: 64rem)").matches;
      if (firstScreenStylesheet === undefined || !isFirstScreen || isWide) link.href = stylesheet;
      else {
        link.href = firstScreenStylesheet;
        // Fetched when something else is to be drawn: all-styles.ts.
        link.dataset["allStyles"] = stylesheet;
      }
      link.addEventListener("load", () => resolve(true));
      link.addEventListener("error", () => resolve(false));
      document.head.append(link);
    });
  const run = () => {
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
  const aTask = () => new Promise((resolve) => setTimeout(resolve));
  let isStarted = false;
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    const catalogue = catalogues[document.documentElement.lang === "en" ? "en" : "zh"];
    const styled = loadStyles();
    // Each takes a slow phone some ten milliseconds to ask for.
    for (const file of [...parts, entry, ...(catalogue === undefined ? [] : [catalogue])]) {
      preload(file);
      await aTask();
    }
    // React makes some errors as it is run. While an inspector is attached (remote debugging, Lighthouse), Chromium looks up where
    // in React's file each came about, in a tenth of a second of a slow phone's; without a limit errors have no stack.
    const errors = Error as ErrorConstructor & { stackTraceLimit?: number };
    const { stackTraceLimit } = errors;
    Reflect.deleteProperty(errors, "stackTraceLimit");
    for (const part of parts) {
      // The entry needs it too, and fails if it cannot be fetched.
      await import(/* @vite-ignore */ part).catch(() => undefined);
      await aTask();
    }
    if (stackTraceLimit !== undefined) errors.stackTraceLimit = stackTraceLimit;
    // The app is of no use without them.
    if (await styled) run();
    else fail();
  };
  const startOnceShown = () => {
    if (document.readyState === "complete") return void start();
    // After the event, of which what follows is no part.
    addEventListener("load", () => setTimeout(start), { once: true });
    for (const event of ["pointerdown", "keydown"]) addEventListener(event, start, { once: true });
    setTimeout(start, mostMs);
  };
  // Where documents come from the phone, another one for the tapped room would begin all over again.
  const openHere = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("[data-first-rooms] a");
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (link === null || !isPlain || !navigator.serviceWorker?.controller) return;
    event.preventDefault();
    history.pushState({ openedHere: true }, "", link.href);
    void start();
  };
  addEventListener("click", openHere);
  addEventListener(failed, fail);
  // A network that answers nothing at all.
  setTimeout(say, 25_000);
  // A background page is not painted, and should be ready when it becomes visible.
  if (document.visibilityState === "hidden") void start();
  else requestAnimationFrame(() => setTimeout(startOnceShown));
}
