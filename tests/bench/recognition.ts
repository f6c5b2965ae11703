import { parseListing } from "../../src/query-parser/parse-listing.ts";
import { makePhoto } from "../../src/server/photos/encoding/make-photo.ts";
import { photoFormatOf } from "../../src/server/photos/encoding/photo-format.ts";
import { ocrProcess } from "../../src/server/ai/ocr/ocr-process.ts";
import { textReader } from "../../src/server/ai/ocr/text-reader.ts";
import { characterError } from "../support/posters/character-error.ts";
import type { Poster } from "../support/posters/poster.ts";
import { POSTERS } from "../support/posters/posters.ts";
import { renderPosters } from "../support/posters/render-posters.ts";
import { rightFields } from "../support/posters/right-fields.ts";
import { wordlessPictures } from "../support/posters/wordless-pictures.ts";
import { median } from "./median.ts";
import { printTable } from "./print-table.ts";
import { memoryOf } from "./recognition/memory-of.ts";

const TODAY = "2026-11-20";

/** Posters and photos without writing, as the server keeps them, read one after the other: what is right, and what it costs. */
export async function run(): Promise<void> {
  const engine = ocrProcess();
  const reader = textReader({ mostCalls: 1, pictureWithinMs: 120_000, callWithinMs: 120_000 }, engine);
  try {
    const posters = await renderPosters(POSTERS);
    const started = performance.now();
    await engine.start(new AbortController().signal);
    const startMs = performance.now() - started;
    const measured: Measured[] = [];
    for (const poster of posters) measured.push(await measure(poster, poster.file));
    for (const { name, file } of await wordlessPictures()) measured.push(await measure({ name }, file));
    print(measured, { startMs, mostBytes: memoryOf(engine.pid()) });
  } finally {
    reader.close();
  }

  async function measure(sent: { name: string } & Partial<Poster>, file: Buffer): Promise<Measured> {
    const { files } = await makePhoto({ content: file, format: photoFormatOf(file) }, [1600]);
    const started = performance.now();
    const [read] = await reader.read([files.get(1600)!], { signal: new AbortController().signal, accountId: "one" });
    const ms = performance.now() - started;
    const { text = "", confidence = 0 } = read ?? {};
    const { right, all } = rightFields(sent.fields, parseListing(text, TODAY, { isFromPicture: true }));
    const written = (sent.lines ?? []).join("\n").replaceAll("|", " ");
    return { name: sent.name, ms, confidence, right, all, error: characterError(written, text), letters: text.length };
  }
}

interface Measured {
  name: string;
  ms: number;
  confidence: number;
  /** Fields. */
  right: readonly string[];
  all: readonly string[];
  /** Of the characters; no number without any. */
  error: number;
  letters: number;
}

function print(measured: readonly Measured[], { startMs, mostBytes }: { startMs: number; mostBytes: number }): void {
  const posters = measured.filter(({ all }) => all.length > 0);
  const wordless = measured.filter(({ all }) => all.length === 0);
  const times = measured.map(({ ms }) => ms);
  const [right, all] = [total(posters, ({ right }) => right.length), total(posters, ({ all }) => all.length)];
  printTable([
    ...measured.map(rowOf),
    ["Fields right, all posters", `${right} of ${all} (${percent(right / all)})`, "≥ 95 %"],
    ["Characters wrong, mean of all posters", percent(total(posters, ({ error }) => error) / posters.length), "≤ 8 %"],
    [
      "Photos without writing that are read as such",
      `${total(wordless, (it) => Number(it.letters === 0))} of ${wordless.length}`,
      "all",
    ],
    ["A picture, median; longest", `${seconds(median(times))}; ${seconds(Math.max(...times))}`, ""],
    ["Start of the process", seconds(startMs), ""],
    ["Memory of the process, at most", `${(mostBytes / 1_000_000).toFixed(0)} MB`, "≤ 500 MB"],
  ]);
}

function rowOf({ name, ms, confidence, right, all, error, letters }: Measured): [string, string, string] {
  const missed = all.filter((field) => !right.includes(field));
  const fields = `${right.length} of ${all.length} fields${missed.length === 0 ? "" : ` (not ${missed.join(", ")})`}`;
  const found = all.length === 0 ? `${letters} letters` : `${fields}, ${percent(error)} of characters wrong`;
  return [name, `${seconds(ms)}, sure by ${confidence.toFixed(0)}: ${found}`, all.length === 0 ? "0 letters" : ""];
}

function total<Item>(items: readonly Item[], figureOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + figureOf(item), 0);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
