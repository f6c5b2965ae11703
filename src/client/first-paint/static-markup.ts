import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** What React asks a browser to fetch beforehand: the pictures themselves stand right behind it. */
const PRELOADS = /<link rel="preload" as="image"[^>]*>/g;

/** Markup that no script takes up, without hints for the pictures in it. */
export function staticMarkup(node: ReactNode): string {
  return renderToStaticMarkup(node).replaceAll(PRELOADS, "");
}
