import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";
import { ENDING_WORKER_FILE } from "../contract/worker-switch.ts";

const SOURCE = fileURLToPath(new URL("../../sw/kill-switch-worker.ts", import.meta.url));

/** Builds the worker that the server gives phones while the app's own is switched off: one small script by itself. */
export function endingWorker(): Plugin {
  return {
    name: "ending-worker",
    apply: "build",
    async generateBundle() {
      const bundle = await rolldown({ input: SOURCE, platform: "browser" });
      const { output } = await bundle.generate({ format: "iife", minify: true });
      await bundle.close();
      this.emitFile({ type: "asset", fileName: ENDING_WORKER_FILE, source: output[0].code });
    },
  };
}
