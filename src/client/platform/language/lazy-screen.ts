import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from "react";
import { loadLaterSentences } from "./i18n.ts";

/** A component whose code is fetched when it is first drawn, or before. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Loads the code; rendered after that, it shows at once. Rejects when offline and not on the phone. */
  fetch: () => Promise<void>;
};

/** A lazily loaded screen, together with the catalogue of lazy screens. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  return lazyPart(async () => {
    const [component] = await Promise.all([load(), loadLaterSentences()]);
    return component;
  });
}

/** A lazily loaded part of the first screen, whose catalogue is already there. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let fetched: ComponentType<Props> | undefined;
  const fetch = async () => {
    fetched = await load();
    return { default: fetched };
  };
  const Awaited = lazy(fetch);
  // Loaded code renders without suspending: React shows its fallback even for a fulfilled promise, and keeps it for 300
  // ms.
  const LazyComponent = (props: Props) => {
    const [shown] = useState(() => fetched ?? Awaited);
    return createElement(shown as ComponentType<Props>, props);
  };
  return Object.assign(LazyComponent, { fetch: async () => void (await fetch()) });
}
