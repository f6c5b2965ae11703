import { readFile } from "node:fs/promises";
import { join } from "node:path";
import postcss, { type ChildNode, type Container, type Root } from "postcss";
import type { Plugin } from "vite";
import { CLIENT, staticImportsOf } from "./first-screen.ts";

/** The link to the page's stylesheet as the bundler writes it. */
export const STYLESHEET_LINK = /<link rel="stylesheet"[^>]*href="\/(?<file>assets\/[^"]+\.css)"[^>]*>/;

/** What draws the page before the app does: the build's part and the server's. */
const PAINTERS = ["first-paint/first-paint.tsx", "first-paint/first-rooms.tsx"];
/** Pseudo-elements of controls and dialogs, which the painted page has none of, as each browser names them. */
const FOREIGN = /::?-(?:webkit|moz)-|::(?:backdrop|file-selector-button|placeholder)/;
const TAG = /<(?<name>[a-z][a-z0-9]*)/g;
const VARIABLE = /var\((?<name>--[\w-]+)/g;
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
        const styles = stylesOf(String(asset.source), await painted());
        return html.replace(link, () => `<style>${styles}</style>`);
      },
    },
  };
}

interface Painted {
  /** All words of the files that draw the painted page, its class names among them: Tailwind finds them the same way. */
  words: ReadonlySet<string>;
  /** The elements in it. */
  tags: ReadonlySet<string>;
}

async function painted(): Promise<Painted> {
  const files = new Set(PAINTERS);
  for (const file of files) for (const imported of await staticImportsOf(file)) files.add(imported);
  const sources = await Promise.all([...files].map((file) => readFile(join(CLIENT, file), "utf8")));
  const tags = sources.flatMap((source) => [...source.matchAll(TAG)].map(({ groups }) => groups!["name"]!));
  return {
    words: new Set(sources.flatMap((source) => source.split(/[\s"'`]+/))),
    // What draws a link names its component.
    tags: new Set(["html", "body", "a", ...tags]),
  };
}

/** A stylesheet without the rules for what is not painted, and without the variables that no rule uses; in its order. */
function stylesOf(stylesheet: string, { words, tags }: Painted): string {
  const root = postcss.parse(stylesheet);
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules("keyframes", (rule) => void rule.remove());
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(
      (selector) =>
        !FOREIGN.test(selector) &&
        classesIn(selector).every((name) => words.has(name)) &&
        tagsIn(selector).every((name) => tags.has(name)),
    );
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  removeUnusedVariables(root);
  removeEmpty(root);
  return root.toString().trim();
}

/** Until none is left: a variable may be used by one that is not used itself. */
function removeUnusedVariables(root: Root): void {
  const used = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const { groups } of value.matchAll(VARIABLE)) used.add(groups!["name"]!);
  });
  let isChanged = false;
  const removeUnused = (node: ChildNode, name: string) => {
    if (used.has(name)) return;
    node.remove();
    isChanged = true;
  };
  root.walkDecls(/^--/, (declaration) => removeUnused(declaration, declaration.prop));
  root.walkAtRules("property", (rule) => removeUnused(rule, rule.params));
  if (isChanged) removeUnusedVariables(root);
}

function classesIn(selector: string): string[] {
  return [...selector.matchAll(CLASS_IN_SELECTOR)].map(({ groups }) => groups!["name"]!.replaceAll(/\\(.)/g, "$1"));
}

function tagsIn(selector: string): string[] {
  const rest = selector.replaceAll(CLASS_IN_SELECTOR, "").replaceAll(/\[[^\]]*\]|::?[a-z-]+/g, " ");
  return [...rest.matchAll(/[a-z][\w-]*/g)].map(([name]) => name);
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type === "rule") return void (node.nodes.length === 0 && node.remove());
    if (node.type !== "atrule" || node.nodes === undefined) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
