import type { Answered, Asked, Said } from "./ocr-messages.ts";
import { recognise, startTesseract } from "./tesseract.ts";

/**
 * The process that reads pictures, one after the other, and may be killed at any moment. It is started by
 * start-ocr-process.ts, which says what it may do.
 */
process.on("message", (asked: Asked) => {
  read(asked).then(say, (error: unknown) => say({ failed: String(error) }));
});
// The server has gone.
process.on("disconnect", () => process.exit());

await startTesseract();
say({ ready: true });

async function read({ picture, levelled }: Asked): Promise<Answered> {
  const { blocks, confidence } = await recognise(picture, { levelled });
  const lines = (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines))
    .map(({ text, confidence }) => ({ text, confidence }));
  return { lines, confidence, residentBytes: process.memoryUsage.rss() };
}

function say(said: Said): void {
  process.send?.(said);
}
