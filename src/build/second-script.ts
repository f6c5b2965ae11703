import { createHash } from "node:crypto";
import { build, type InlineConfig, type Plugin, type Rollup } from "vite";

const QUERY = "?second-script";
const SCRIPT = "\0second-script:";
/** By this name the worker finds what its second script has defined. */
const NAME = "workerStore";
/** Where the build leaves the script; the shell's list leaves it out, because the browser keeps it with the worker. */
export const SECOND_SCRIPTS = "assets/worker-store-*.js";

/**
 * Builds what `import address from "./store.ts?second-script"` names into a classic script of its own, for
 * `importScripts`: a worker cannot load modules later, and starts much faster without what it seldom needs. The script's
 * name carries its hash, so that a change of either script makes a new worker. For the worker's build alone.
 */
export function secondScript(): Plugin {
  let worker: InlineConfig = {};
  return {
    name: "second-script",
    enforce: "pre",
    configResolved(config) {
      worker = config.inlineConfig;
    },
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return undefined;
      const entry = await this.resolve(source.slice(0, -QUERY.length), importer);
      return entry === null ? undefined : SCRIPT + entry.id;
    },
    async load(id) {
      if (!id.startsWith(SCRIPT)) return undefined;
      const source = await bundled(id.slice(SCRIPT.length), worker);
      const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
      const fileName = SECOND_SCRIPTS.replace("*", hash);
      this.emitFile({ type: "asset", fileName, source });
      return `export default ${JSON.stringify(`/${fileName}`)};`;
    },
  };
}

/** By the settings of the worker's own build, and without its one plugin. */
async function bundled(entry: string, worker: InlineConfig): Promise<string> {
  const { root, base, mode, resolve, define, envDir, envPrefix } = worker;
  const { target, minify } = worker.build ?? {};
  const settings = {
    root,
    base,
    mode,
    resolve,
    define,
    envDir,
    envPrefix,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: { target, minify, write: false, lib: { entry, name: NAME, formats: ["iife"] } },
  } as InlineConfig;
  const [{ output }] = (await build(settings)) as [Rollup.RollupOutput];
  return output[0].code;
}
