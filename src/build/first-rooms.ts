import { rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { FIRST_ROOMS_MODULE } from "../contract/first-rooms.ts";
import { sentences } from "./sentences.ts";

const MODULE = fileURLToPath(new URL("../client/first-paint/first-rooms.tsx", import.meta.url));

/** Bundles what the server renders the home page's first rooms with: components of the page, with React and their texts. */
export function firstRooms(): Plugin {
  let outDir = "";
  return {
    name: "first-rooms",
    apply: "build",
    configResolved: (config) => void (outDir = resolve(config.root, config.build.outDir)),
    writeBundle: {
      sequential: true,
      handler: () => bundle(join(outDir, FIRST_ROOMS_MODULE)),
    },
  };
}

async function bundle(file: string): Promise<void> {
  await rm(dirname(file), { recursive: true, force: true });
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [sentences()],
    // By itself it runs wherever the built page is put.
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      ssr: MODULE,
      outDir: dirname(file),
      target: "node20",
      minify: true,
      rolldownOptions: {
        output: { entryFileNames: basename(file), codeSplitting: false },
        // React's packages begin with "use client", which means nothing here.
        onwarn: (warning, warn) => warning.code !== "MODULE_LEVEL_DIRECTIVE" && warn(warning),
      },
    },
  });
}
