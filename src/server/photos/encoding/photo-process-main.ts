import { access } from "node:fs/promises";
import type { ErrorCode } from "#contract/error-codes.ts";
import type { FieldError } from "#contract/schemas/errors.ts";
import type { PhotoWidth } from "#domain/own-photo.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import { answerQuestions } from "../../processes/answer-questions.ts";
import { makePhoto, type MadePhoto } from "./make-photo.ts";
import type { PhotoFormat } from "./photo-format.ts";

/** Asks for one photo. */
export interface PhotoQuestion {
  path: string;
  format: PhotoFormat;
  widths: readonly PhotoWidth[];
}

export type PhotoAnswer = MadePhoto | { refused: ErrorCode; detail: string | FieldError[] };

// A process that makes photos, one after the other: photo-maker.ts says what it may do.
answerQuestions(async ({ path, format, widths }: PhotoQuestion): Promise<PhotoAnswer> => {
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
