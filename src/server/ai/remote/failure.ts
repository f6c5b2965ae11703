import { AiUnavailable } from "../ai.ts";
import { AnswerTooLarge } from "./limited-fetch.ts";
import { BadAnswer } from "./read-json-object.ts";

/** A service has answered with a status that is no success. */
export class ServiceRefused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`Status ${status}`);
    this.status = status;
  }
}

/** A service is there, but will not answer this one question: a filter of its own minds what stands in it, for one. */
export class QuestionRefused extends AiUnavailable {}

/** Of malformed, unknown, too large and unprocessable questions. */
const REFUSED: ReadonlySet<number> = new Set([400, 404, 413, 422]);

/** What to throw in place of an error of the asking. */
export function failureOf(error: unknown): AiUnavailable {
  const isRefused = error instanceof ServiceRefused && REFUSED.has(error.status);
  return new (isRefused ? QuestionRefused : AiUnavailable)(reasonOf(error), { cause: error });
}

/** Whether another try may go better: what is wrong with the request stays wrong. */
export function mayHelpToRepeat(error: unknown): boolean {
  if (isTooLarge(error)) return false;
  if (error instanceof BadAnswer) return true;
  if (!(error instanceof ServiceRefused)) return true;
  const { status } = error;
  return status === 408 || status === 429 || status >= 500;
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && (error instanceof AnswerTooLarge || isTooLarge(error.cause));
}

// For the log: never the error's own words, which may repeat what was asked or answered.
function reasonOf(error: unknown): string {
  if (isTooLarge(error)) return "Its answer is too large";
  if (error instanceof BadAnswer) return "Its answer is no JSON object";
  return error instanceof ServiceRefused ? `It answers ${error.status}` : "It cannot be reached";
}
