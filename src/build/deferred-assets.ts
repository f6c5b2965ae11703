import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import type { Plugin, Rollup } from "vite";
import type { VitePWAOptions } from "vite-plugin-pwa";
import { firstVisitModules } from "./chunk-groups.ts";
import { isWorkerEntry } from "./shared-worker-chunks.ts";

type ManifestTransform = NonNullable<VitePWAOptions["injectManifest"]["manifestTransforms"]>[number];
type ManifestEntry = Parameters<ManifestTransform>[0][number];

/** The list's name in the build; the worker reads it. */
const DEFERRED_ASSETS = "deferred-assets.json";

/**
 * Divides the app's files into those that an installing worker fetches, and those that it fetches right after a first
 * visit, into the same phone: searching and viewing must be ready offline within 350 kB, and writing soon after
 * (A1, M18). An update fetches both before it is taken.
 */
export function deferredAssets(): { plugin: Plugin; splitPrecache: ManifestTransform } {
  const first = new Set<string>();
  let outDir = "";
  return {
    plugin: {
      name: "deferred-assets",
      apply: "build",
      configResolved(config) {
        outDir = config.build.outDir;
      },
      generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const isFirst = firstVisitModules();
        for (const chunk of chunks.filter(isPageEntry)) follow(chunk, bundle, first, (id) => isFirst(id, this));
      },
    },
    async splitPrecache(entries) {
      const isDeferredEntry = ({ url }: ManifestEntry) => url.endsWith(".js") && !first.has(url);
      const list = JSON.stringify(entries.filter(isDeferredEntry).map(({ url }) => `/${url}`));
      await writeFile(`${outDir}/${DEFERRED_ASSETS}`, list);
      const revision = createHash("md5").update(list).digest("hex");
      const listed = { url: DEFERRED_ASSETS, revision, size: list.length };
      const manifest = [...entries.filter((entry) => !isDeferredEntry(entry)), listed];
      // The largest first: while they come, the round trips of the small ones pass.
      return { manifest: manifest.toSorted((a, b) => b.size - a.size), warnings: [] };
    },
  };
}

function isPageEntry({ isEntry, facadeModuleId }: Rollup.OutputChunk): boolean {
  return isEntry && !isWorkerEntry(facadeModuleId ?? "");
}

/** Adds a chunk and what it loads, now or later, but for what a first visit does without. */
function follow(
  chunk: Rollup.OutputChunk,
  bundle: Rollup.OutputBundle,
  reached: Set<string>,
  isFirst: (id: string) => boolean,
): void {
  if (reached.has(chunk.fileName)) return;
  reached.add(chunk.fileName);
  const lazy = chunk.dynamicImports.filter((name) => ownModulesOf(bundle[name]).some(isFirst));
  for (const name of [...chunk.imports, ...lazy]) {
    const next = bundle[name];
    if (next?.type === "chunk") follow(next, bundle, reached, isFirst);
  }
}

// A library's list of all icons, say, is imported by the start: what it lists is not.
function ownModulesOf(file: Rollup.OutputBundle[string] | undefined): string[] {
  return file?.type === "chunk" ? file.moduleIds.filter((id) => !id.includes("node_modules")) : [];
}
