import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, basename } from "node:path";
import { gunzipSync } from "node:zlib";
import { dispatchHandlers, setAdapter } from "tesseract.js/src/worker-script/index.js";
import getCore from "tesseract.js/src/worker-script/node/getCore.js";

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

/** In this order: with Chinese first, English is silently lost. */
const LANGUAGES = ["eng", "chi_sim"] as const;

/** The smallest of the sets that the packages carry: whole numbers, and nothing of the old engine. */
const SET = "4.0.0_best_int";

/** What the engine has to know of a language, packed, from the npm package that carries it. @throws for any other. */
async function languageData(language: string): Promise<Uint8Array> {
  const home = dirname(createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`));
  return readFile(join(home, SET, `${language}.traineddata.gz`));
}
