import { createHash } from "node:crypto";
import type { Plugin, Rollup } from "vite";
import { FIRST_SCREEN } from "./first-screen.ts";
import { drawnBy, neededStyles } from "./needed-styles.ts";

/** The link to the page's stylesheet as the bundler writes it. */
export const STYLESHEET_LINK = /<link rel="stylesheet"[^>]*href="\/(?<file>assets\/[^"]+\.css)"[^>]*>/;

/** What draws the page before the app does: the build's part and the server's. */
const PAINTERS = ["first-paint/first-paint.tsx", "first-paint/first-rooms.tsx"];
/** The same with a room over it. */
const PAINTERS_OF_ROOM = [...PAINTERS, "first-paint/painted-room.tsx"];
const ENTRY_STYLES = /^assets\/index-[\w-]+\.css$/;

interface FirstPaintStyles {
  plugin: Plugin;
  /** The address of the first screen's styles; undefined in development. */
  firstScreenStylesheet: () => string | undefined;
  /** The styles of a page with a room painted into it, in the place of those of the page alone. */
  paintedRoomStyles: () => string;
}

/**
 * Puts the styles of the painted page into index.html: on a slow line it is painted one round trip earlier. Those of the
 * first screen, half of all, are a file that comes with the app's code (after-first-paint.ts); all of them follow when
 * something else is to be drawn (all-styles.ts). The server allows exactly the inlined style by its hash (content security
 * policy).
 */
export function firstPaintStyles(): FirstPaintStyles {
  let firstScreenFile: string | undefined;
  let inlined = "";
  let withRoom = "";
  return {
    firstScreenStylesheet: () => firstScreenFile && `/${firstScreenFile}`,
    paintedRoomStyles: () => withRoom,
    plugin: {
      name: "first-paint-styles",
      enforce: "post",
      apply: "build",
      generateBundle: {
        // Before the page is written, which names the file.
        order: "pre",
        async handler(_, bundle) {
          const all = entryStyles(bundle);
          inlined = neededStyles(all, await drawnBy(PAINTERS));
          withRoom = neededStyles(all, await drawnBy(PAINTERS_OF_ROOM));
          const source = neededStyles(all, await drawnBy(FIRST_SCREEN), inlined);
          const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
          firstScreenFile = `assets/first-screen-${hash}.css`;
          this.emitFile({ type: "asset", fileName: firstScreenFile, source });
        },
      },
      transformIndexHtml: {
        order: "post",
        handler: (html) => html.replace(STYLESHEET_LINK, () => `<style>${inlined}</style>`),
      },
    },
  };
}

function entryStyles(bundle: Rollup.OutputBundle): string {
  const found = Object.values(bundle).find(({ fileName }) => ENTRY_STYLES.test(fileName));
  if (found?.type !== "asset") throw new Error("The page's stylesheet is not in the build");
  return String(found.source);
}
