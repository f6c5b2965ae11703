import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from "react";
import { loadSentences, type LaterPart } from "./i18n.ts";

/** A component whose code is fetched when it is first drawn, or before. */
export type Later<Props> = FunctionComponent<Props> & {
  /** Fetches it; drawn after that, it is there at once. Rejects where the network is gone and the phone has it not. */
  fetch: () => Promise<void>;
};

/** A screen that comes when it is wanted, together with the sentences that the first screen does without. */
export function laterScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  return later(load, "ai", "later");
}

/** A part of the search by a sentence, with the sentences of that alone: the first screen has it a moment later. */
export function aiPart<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  return later(load, "ai");
}

function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...sentences: LaterPart[]
): Later<Props> {
  let fetched: ComponentType<Props> | undefined;
  const fetch = async () => {
    const [component] = await Promise.all([load(), loadSentences(...sentences)]);
    fetched = component;
    return { default: component };
  };
  const Awaited = lazy(fetch);
  // What has been fetched is not waited for: React shows its fallback even for a promise that is fulfilled, and then
  // lets it stand for 300 ms.
  const Later = (props: Props) => {
    const [shown] = useState(() => fetched ?? Awaited);
    return createElement(shown as ComponentType<Props>, props);
  };
  return Object.assign(Later, { fetch: async () => void (await fetch()) });
}
