import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { loadSentences } from "./i18n.ts";

/** A screen that comes when it is wanted, together with the sentences that the first screen does without. */
export function laterScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), loadSentences("ai", "later")]);
    return { default: screen };
  });
}

/** A part of the search by a sentence, with the sentences of that alone: the first screen has it a moment later. */
export function aiPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [part] = await Promise.all([load(), loadSentences("ai")]);
    return { default: part };
  });
}
