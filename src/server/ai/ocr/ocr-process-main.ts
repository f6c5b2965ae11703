import { answerQuestions } from "../../processes/answer-questions.ts";
import type { Answered, Asked } from "./ocr-messages.ts";
import { recognise, startTesseract } from "./tesseract.ts";

// The process that reads pictures, one after the other: ocr-process.ts says what it may do.
await startTesseract();
answerQuestions(read);

async function read({ picture, levelled }: Asked): Promise<Answered> {
  const { blocks, confidence } = await recognise(picture, { levelled });
  const lines = (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines))
    .map(({ text, confidence }) => ({ text, confidence }));
  return { lines, confidence };
}
