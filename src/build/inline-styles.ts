import type { Plugin, Rollup } from "vite";

const STYLESHEET_LINK = /<link rel="stylesheet"[^>]*href="\/(?<file>assets\/[^"]+\.css)"[^>]*>/g;

/**
 * Puts the entry's stylesheet into index.html: on a slow line the page is painted one round trip earlier.
 * The server allows exactly this style by its hash (content security policy).
 */
export function inlineStyles(): Plugin {
  const inlined: string[] = [];
  return {
    name: "inline-styles",
    enforce: "post",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        return html.replaceAll(STYLESHEET_LINK, (link, file: string) => {
          const asset = bundle?.[file];
          if (asset?.type !== "asset") return link;
          delete bundle?.[file];
          inlined.push(file);
          return `<style>${String(asset.source).trim()}</style>`;
        });
      },
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of inlined) forgetFile(bundle, file);
      },
    },
  };
}

// A chunk that loads another one also waits for the styles that it may need; these are in the page already. Its list
// of files goes by position, so the place is filled with the chunk itself, which is there by then.
function forgetFile(bundle: Rollup.OutputBundle, file: string): void {
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === "chunk") chunk.code = chunk.code.replaceAll(`"${file}"`, `"${chunk.fileName}"`);
  }
}
