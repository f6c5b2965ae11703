import { readFile } from "node:fs/promises";
import { join } from "node:path";
import postcss, { type ChildNode, type Container, type Root, type Rule } from "postcss";
import { CLIENT, withStaticImports } from "./first-screen.ts";

/** Pseudo-elements of dialogs and controls as each browser names them. */
const OF_CONTROLS = /::?-(?:webkit|moz)-|::(?:backdrop|file-selector-button|placeholder)/;
const CONTROLS = ["input", "select", "textarea", "dialog", "details"];
const TAG = /<(?<name>[a-z][a-z0-9]*)/g;
const VARIABLE = /var\((?<name>--[\w-]+)/g;
const CLASS_IN_SELECTOR = /\.(?<name>(?:\\.|[\w-])+)/g;

/** What files of the client draw. */
export interface Drawn {
  /** All words of the files, the class names among them: Tailwind finds them the same way. */
  words: ReadonlySet<string>;
  /** The elements. */
  tags: ReadonlySet<string>;
}

/** What files draw with all that they import at once. @param entries Relative to the client's folder. */
export async function drawnBy(entries: readonly string[]): Promise<Drawn> {
  const files = await withStaticImports(entries);
  const sources = await Promise.all([...files].map((file) => readFile(join(CLIENT, file), "utf8")));
  const tags = sources.flatMap((source) => [...source.matchAll(TAG)].map(({ groups }) => groups!["name"]!));
  return {
    words: new Set(sources.flatMap((source) => source.split(/[\s"'`]+/))),
    // What draws a link names its component.
    tags: new Set(["html", "body", "a", ...tags]),
  };
}

/**
 * A stylesheet without the rules for what is not drawn, and without the variables that no rule uses; in its order.
 * @param beside Styles that stand before it on the page: what variables these have is left out.
 */
export function neededStyles(stylesheet: string, { words, tags }: Drawn, beside = ""): string {
  const root = postcss.parse(stylesheet);
  const hasControls = CONTROLS.some((name) => tags.has(name));
  root.walkComments((comment) => void comment.remove());
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(
      (selector) =>
        (hasControls || !OF_CONTROLS.test(selector)) &&
        classesIn(selector).every((name) => words.has(name)) &&
        tagsIn(selector).every((name) => tags.has(name)),
    );
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  removeUnusedVariables(root);
  removeUnusedAnimations(root);
  const known = new Set(firstValues(postcss.parse(beside)).map(({ key }) => key));
  for (const { key, node } of firstValues(root)) if (known.has(key)) node.remove();
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

function removeUnusedAnimations(root: Root): void {
  const used: string[] = [];
  root.walkDecls(/animation/, ({ value }) => void used.push(...value.split(/[\s,]+/)));
  root.walkDecls(/^--animate/, ({ value }) => void used.push(...value.split(/[\s,]+/)));
  root.walkAtRules("keyframes", (rule) => void (!used.includes(rule.params) && rule.remove()));
}

/** Where variables have their first values: in layers of their own, so that nothing else depends on where it stands. */
function firstValues(root: Root): { key: string; node: ChildNode }[] {
  const found: { key: string; node: ChildNode }[] = [];
  root.walkAtRules("property", (rule) => void found.push({ key: `@property ${rule.params}`, node: rule }));
  root.walkAtRules(/^layer$/, (layer) => {
    if (!["theme", "properties"].includes(layer.params)) return;
    layer.walkDecls(/^--/, (declaration) => {
      const { selector } = declaration.parent as Rule;
      found.push({ key: `${layer.params} ${selector} ${declaration.prop}`, node: declaration });
    });
  });
  return found;
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
