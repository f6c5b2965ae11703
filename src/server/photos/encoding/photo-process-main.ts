import { HttpError } from "../../http/errors/http-error.ts";
import { answerQuestions } from "../../processes/answer-questions.ts";
import { makePhoto } from "./make-photo.ts";
import type { Answered, Asked } from "./photo-maker.ts";

// A process that makes photos, one after the other: photo-maker.ts says what it may do.
answerQuestions(async ({ bytes, widths }: Asked): Promise<Answered> => {
  try {
    return await makePhoto(bytes, widths);
  } catch (error) {
    if (error instanceof HttpError) return { refused: error.code, detail: error.detail };
    throw error;
  }
});
