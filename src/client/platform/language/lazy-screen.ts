import type { ComponentType } from "react";
import { lazyPart, type LazyComponent } from "../../ui/lazy-part.ts";
import { loadInstalledSentences, loadLaterSentences } from "./i18n.ts";

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A lazily loaded screen, together with all sentences. */
export function lazyScreen<Props extends object>(load: Load<Props>): LazyComponent<Props> {
  return withSentences(load, loadLaterSentences);
}

/**
 * The same of one whose code comes with an installation (src/build/first-screen.ts): it opens without a network after one
 * visit, and so does without what comes later.
 */
export function installedScreen<Props extends object>(load: Load<Props>): LazyComponent<Props> {
  return withSentences(load, loadInstalledSentences);
}

function withSentences<Props extends object>(
  load: Load<Props>,
  loadSentences: () => Promise<void>,
): LazyComponent<Props> {
  return lazyPart(async () => {
    const [component] = await Promise.all([load(), loadSentences()]);
    return component;
  });
}
