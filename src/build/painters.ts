import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { FIRST_ROOMS_MODULE } from "../contract/first-rooms.ts";
import { PAINTED_ROOM_MODULE } from "../contract/painted-room.ts";
import { sentences } from "./sentences.ts";

/** What the server imports, by the name that it has in the build. */
const MODULES = { [FIRST_ROOMS_MODULE]: "first-rooms.tsx", [PAINTED_ROOM_MODULE]: "painted-room.tsx" };
const STYLES = "virtual:painted-room-styles";

/**
 * Bundles what the server renders rooms into the document with: components of the page, with React and their texts.
 * @param paintedRoomStyles The styles of a page with a room painted into it; asked once the page is written.
 */
export function painters(paintedRoomStyles: () => string): Plugin {
  let outDir = "";
  return {
    name: "painters",
    apply: "build",
    configResolved: (config) => void (outDir = resolve(config.root, config.build.outDir)),
    writeBundle: {
      sequential: true,
      handler: () => bundle(join(outDir, dirname(FIRST_ROOMS_MODULE)), paintedRoomStyles()),
    },
  };
}

async function bundle(outDir: string, paintedRoomStyles: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [sentences(), styles(paintedRoomStyles)],
    // By itself it runs wherever the built page is put.
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: "node20",
      minify: true,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(MODULES).map(([file, source]) => [
            basename(file, ".mjs"),
            fileURLToPath(new URL(`../client/first-paint/${source}`, import.meta.url)),
          ]),
        ),
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
        // React's packages begin with "use client", which means nothing here.
        onwarn: (warning, warn) => warning.code !== "MODULE_LEVEL_DIRECTIVE" && warn(warning),
      },
    },
  });
}

function styles(source: string): Plugin {
  return {
    name: "painted-room-styles",
    resolveId: (id) => (id === STYLES ? `\0${STYLES}` : undefined),
    load: (id) => (id === `\0${STYLES}` ? `export default ${JSON.stringify(source)}` : undefined),
  };
}
