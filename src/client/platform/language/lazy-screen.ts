import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from "react";
import { loadLaterSentences } from "./i18n.ts";

/** A component whose code is fetched when it is first drawn, or before. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Fetches it; drawn after that, it is there at once. Rejects where the network is gone and the phone has it not. */
  fetch: () => Promise<void>;
};

/** A screen that comes when it is wanted, together with the sentences that the first screen does without. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  return lazyPart(async () => {
    const [component] = await Promise.all([load(), loadLaterSentences()]);
    return component;
  });
}

/** A part of the first screen that comes a moment later; its sentences are there already. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let fetched: ComponentType<Props> | undefined;
  const fetch = async () => {
    fetched = await load();
    return { default: fetched };
  };
  const Awaited = lazy(fetch);
  // What has been fetched is not waited for: React shows its fallback even for a promise that is fulfilled, and then
  // lets it stand for 300 ms.
  const LazyComponent = (props: Props) => {
    const [shown] = useState(() => fetched ?? Awaited);
    return createElement(shown as ComponentType<Props>, props);
  };
  return Object.assign(LazyComponent, { fetch: async () => void (await fetch()) });
}
