import { glob, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller files gain less than their extra header costs. */
const WORTH_COMPRESSING_BYTES = 1024;

/** Writes `.br` and `.gz` beside every text file of the build, so that the server never compresses one twice. */
export function precompress(): Plugin {
  let outDir = "";
  return {
    name: "precompress",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      outDir = config.build.outDir;
    },
    closeBundle: {
      // After the service worker, which its own plugin writes at the same moment.
      order: "post",
      sequential: true,
      async handler() {
        for await (const file of glob("**/*.{html,js,css,svg,txt,webmanifest,wasm}", { cwd: outDir })) {
          await compress(`${outDir}/${file}`);
        }
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < WORTH_COMPRESSING_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [small, older] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, older)]);
}
