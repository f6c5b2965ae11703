import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { loadLaterSentences } from "./i18n.ts";

/** A screen that comes when it is wanted, together with the sentences that the first screen does without. */
export function laterScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), loadLaterSentences()]);
    return { default: screen };
  });
}
