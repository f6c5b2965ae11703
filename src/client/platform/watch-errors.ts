import type { RootOptions } from "react-dom/client";
import { PartMissingError } from "../ui/lazy-part.ts";
import { logWhenLoaded } from "./log-when-loaded.ts";

/** An error that repeats with every render must not push all other events out of the log. */
const LOGGED_MOST = 20;
/** The place in the build that a line of a stack names: file, line, column. */
const PLACE = /\/(?<file>[\w-]+)\.\w+(?:\?\S*)?:(?<line>\d+):(?<column>\d+)/;

const logged = new Set<string>();

/** Logs unhandled errors, in the page's code and in promises (M16). */
export function watchErrors(): void {
  addEventListener("error", ({ error }) => logError("error-uncaught", error));
  addEventListener("unhandledrejection", ({ reason }) => logError("rejection-unhandled", reason));
}

/** What React does with errors of components: those that no boundary contains reach the listeners above. */
export const rootOptions: RootOptions = {
  onCaughtError(error) {
    logError("render-failed", error);
    // As React does where nothing else is told. The network's failures are no faults of the code.
    // oxlint-disable-next-line no-console
    if (!(error instanceof PartMissingError)) console.error(error);
  },
};

/** Logs an error's kind and its place in the build, and nothing of its message, which may quote what was typed. */
function logError(what: string, error: unknown): void {
  const facts = factsOf(error);
  const key = [what, ...Object.values(facts)].join(" ");
  if (logged.has(key) || logged.size === LOGGED_MOST) return;
  logged.add(key);
  void logWhenLoaded({ area: "app", what, ...facts });
}

function factsOf(error: unknown): { error: string; at: string } {
  if (!(error instanceof Error)) return { error: typeof error, at: "unknown" };
  const { file, line, column } = PLACE.exec(error.stack ?? "")?.groups ?? {};
  // The log withholds longer words.
  return { error: error.name, at: file === undefined ? "unknown" : `${file.slice(0, 16)}:${line}:${column}` };
}
