import { keptProcess, type KeptProcess } from "../../processes/kept-process.ts";
import type { Answered, Asked } from "./ocr-messages.ts";

/** Of the engine's memory, 64 KiB each: 512 MiB. */
const MOST_WASM_PAGES = 8192;
const MOST_HEAP_MEGABYTES = 128;

/** What the process that reads pictures runs: no native code, and a bound for its memory. */
export const OCR_PROCESS = {
  main: new URL("ocr-process-main.ts", import.meta.url),
  flags: [`--max-old-space-size=${MOST_HEAP_MEGABYTES}`, `--wasm-max-mem-pages=${MOST_WASM_PAGES}`],
};

/** The one process that reads pictures, one after the other. Whatever fails ends it. */
export type OcrProcess = KeptProcess<Asked, Answered>;

/** @param options As of a kept process. */
export function ocrProcess(options?: { idleMs?: number }): OcrProcess {
  const process: OcrProcess = keptProcess(OCR_PROCESS, options);
  return {
    ...process,
    async ask(asked, signal) {
      try {
        return await process.ask(asked, signal);
      } catch (error) {
        process.end();
        throw error;
      }
    },
  };
}
