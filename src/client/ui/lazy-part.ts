// oxlint-disable-next-line qiying/remembered-promises -- This is where its failures are forgotten.
import { createElement, lazy, useState, useSyncExternalStore, type ComponentType, type FunctionComponent } from "react";
import { loadAllStyles } from "./all-styles.ts";

/** A component whose code is fetched when it is first drawn, or before. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Loads the code; rendered after that, it shows at once. Rejects when offline and not on the phone. */
  fetch: () => Promise<void>;
  /** The same, where it does not matter whether it can be loaded: a pointer comes near. */
  preload: () => void;
};

/** A part of the app whose code could not be fetched. */
export class PartMissingError extends Error {
  override readonly name = "PartMissingError";
}

/** Without a sign of the network, when a part that could not be fetched is asked for again. */
const AGAIN_AFTER_MS = 30 * 1000;

let round = 0;
let isAgainPlanned = false;
const boundaries = new Set<() => void>();

interface Options {
  /** Whether its styles are among the first screen's (src/build/first-screen.ts); else all styles are loaded with it. */
  isOnFirstScreen?: boolean;
}

/**
 * A lazily loaded part of the app. One that could not be fetched throws PartMissingError to its boundary, and is fetched
 * again in the next round (S17): React's own `lazy` keeps the failure for good.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isOnFirstScreen = false }: Options = {},
): LazyComponent<Props> {
  let fetched: ComponentType<Props> | undefined;
  let failedInRound: number | null = null;
  let awaited = lazy(awaitCode);

  async function fetch(): Promise<void> {
    const [component] = await Promise.all([load(), isOnFirstScreen || loadAllStyles()]);
    fetched = component;
  }

  async function awaitCode() {
    try {
      await fetch();
    } catch (cause) {
      failedInRound = round;
      planAgain();
      throw new PartMissingError("A part of the app could not be fetched", { cause });
    }
    return { default: fetched! };
  }

  function code(): ComponentType<Props> {
    if (failedInRound !== null && failedInRound < round) {
      failedInRound = null;
      awaited = lazy(awaitCode);
    }
    // Loaded code renders without suspending: React shows its fallback even for a fulfilled promise, and keeps it for 300
    // ms.
    return fetched ?? (awaited as ComponentType<Props>);
  }

  const LazyComponent = (props: Props) => {
    const [shown] = useState(code);
    return createElement(shown, props);
  };
  return Object.assign(LazyComponent, { fetch, preload: () => void fetch().catch(() => undefined) });
}

/** The number of the round in which missing parts are asked for: a boundary that has failed tries again in the next. */
export function useLoadingRound(): number {
  return useSyncExternalStore(follow, () => round);
}

function follow(onRound: () => void): () => void {
  boundaries.add(onRound);
  return () => boundaries.delete(onRound);
}

function planAgain(): void {
  if (isAgainPlanned) return;
  isAgainPlanned = true;
  const timer = setTimeout(next, AGAIN_AFTER_MS);
  addEventListener("online", next);

  function next(): void {
    clearTimeout(timer);
    removeEventListener("online", next);
    isAgainPlanned = false;
    round += 1;
    for (const onRound of boundaries) onRound();
  }
}
