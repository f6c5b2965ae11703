import { basename } from "node:path";
import { gunzipSync } from "node:zlib";
import { dispatchHandlers, setAdapter } from "tesseract.js/src/worker-script/index.js";
import getCore from "tesseract.js/src/worker-script/node/getCore.js";
import { LANGUAGES, languageData } from "./language-data.ts";

/** What the engine makes of a picture. */
export interface Page {
  /** 0 to 100, the mean of all words. */
  confidence: number;
  blocks: readonly { paragraphs: readonly { lines: readonly { text: string; confidence: number }[] }[] }[] | null;
}

/** The network that reads lines, without the old engine. */
const LSTM_ONLY = 1;

/**
 * Starts the engine in this very thread. Its library would start a thread of its own for it, which may do more than the
 * process it is in, look for the languages' files in one folder, and fetch what is not there; here nothing can fetch.
 * @throws when its files are not there.
 */
export async function startTesseract(): Promise<void> {
  setAdapter({ getCore, gunzip: gunzipSync, readCache: (path) => languageData(basename(path, ".traineddata.gz")) });
  await run("load", { options: { lstmOnly: true } });
  await run("loadLanguage", {
    langs: LANGUAGES,
    options: { langPath: "packages", cacheMethod: "none", lstmOnly: true },
  });
  await run("initialize", { langs: LANGUAGES, oem: LSTM_ONLY });
  await run("setParameters", { params: { preserve_interword_spaces: "1" } });
}

/** Reads a picture; nothing else happens in the meantime. @throws for what is no picture. */
export async function recognise(image: Uint8Array, { levelled }: { levelled: boolean }): Promise<Page> {
  const output = { text: false, blocks: true };
  return (await run("recognize", { image, options: { rotateAuto: levelled }, output })) as Page;
}

function run(action: Parameters<typeof dispatchHandlers>[0]["action"], payload: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    dispatchHandlers({ workerId: "", jobId: "", action, payload }, ({ status, data }) => {
      if (status === "resolve") resolve(data);
      if (status === "reject") reject(new Error(String(data)));
    });
  });
}
