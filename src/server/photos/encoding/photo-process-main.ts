import { access } from "node:fs/promises";
import { HttpError } from "../../http/errors/http-error.ts";
import { answerQuestions } from "../../processes/answer-questions.ts";
import { makePhoto } from "./make-photo.ts";
import type { Answered, Asked } from "./photo-maker.ts";

// A process that makes photos, one after the other: photo-maker.ts says what it may do.
answerQuestions(async ({ path, format, widths }: Asked): Promise<Answered> => {
  // A missing file is an error of the server (500), not a corrupted photo (422).
  await access(path);
  try {
    return await makePhoto({ content: path, format }, widths);
  } catch (error) {
    if (error instanceof HttpError) return { refused: error.code, detail: error.detail };
    throw error;
  } finally {
    // The pixels of each would else stay for several more: to the collector they are a few bytes.
    setImmediate(() => gc?.());
  }
});
