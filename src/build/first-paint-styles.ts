import { readFile } from "node:fs/promises";
import { join } from "node:path";
import postcss, { type Container } from "postcss";
import type { Plugin } from "vite";
import { CLIENT, staticImportsOf } from "./first-screen.ts";

/** The link to the page's stylesheet as the bundler writes it. */
export const STYLESHEET_LINK = /<link rel="stylesheet"[^>]*href="\/(?<file>assets\/[^"]+\.css)"[^>]*>/;

/** What draws the page before the app does: the build's part and the server's. */
const PAINTERS = ["first-paint/first-paint.tsx", "first-paint/first-rooms.tsx"];
const CLASS_IN_SELECTOR = /\.(?<name>(?:\\.|[\w-])+)/g;

/**
 * Puts the styles of the painted page into index.html: on a slow line it is painted one round trip earlier. The whole
 * stylesheet comes with the app's code (after-first-paint.ts), six kilobytes later than the first rooms. The server allows
 * exactly this style by its hash (content security policy).
 */
export function firstPaintStyles(): Plugin {
  return {
    name: "first-paint-styles",
    enforce: "post",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        const [link, file = ""] = STYLESHEET_LINK.exec(html) ?? [];
        const asset = bundle?.[file];
        if (link === undefined || asset?.type !== "asset") return html;
        const styles = stylesOf(String(asset.source), await paintedWords());
        return html.replace(link, () => `<style>${styles}</style>`);
      },
    },
  };
}

/** All words of the files that draw the painted page, its class names among them: Tailwind finds them the same way. */
async function paintedWords(): Promise<ReadonlySet<string>> {
  const files = new Set(PAINTERS);
  for (const file of files) for (const imported of await staticImportsOf(file)) files.add(imported);
  const sources = await Promise.all([...files].map((file) => readFile(join(CLIENT, file), "utf8")));
  return new Set(sources.flatMap((source) => source.split(/[\s"'`]+/)));
}

/** A stylesheet without the rules for classes that are not among the names; what names no class stays, in its order. */
function stylesOf(stylesheet: string, names: ReadonlySet<string>): string {
  const root = postcss.parse(stylesheet);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => classesIn(selector).every((name) => names.has(name)));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  removeEmpty(root);
  return root.toString().trim();
}

function classesIn(selector: string): string[] {
  return [...selector.matchAll(CLASS_IN_SELECTOR)].map(({ groups }) => groups!["name"]!.replaceAll(/\\(.)/g, "$1"));
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== "atrule" || node.nodes === undefined) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
