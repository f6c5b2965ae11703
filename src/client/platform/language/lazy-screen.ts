import type { ComponentType } from "react";
import { lazyPart, type LazyComponent } from "../../ui/lazy-part.ts";
import { loadLaterSentences } from "./i18n.ts";

/** A lazily loaded screen, together with the catalogue of lazy screens. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  return lazyPart(async () => {
    const [component] = await Promise.all([load(), loadLaterSentences()]);
    return component;
  });
}
