import { APIError } from "openai";
import { AiUnavailable } from "../ai.ts";
import { AnswerTooLarge } from "./limited-fetch.ts";
import { BadAnswer } from "./read-json-object.ts";

/** A service is there, but will not answer this one question: a filter of its own minds what stands in it, for one. */
export class QuestionRefused extends AiUnavailable {}

/** Of malformed, unknown, too large and unprocessable questions. */
const REFUSED: ReadonlySet<unknown> = new Set([400, 404, 413, 422]);

/** What to throw in place of an error of the client. */
export function failureOf(error: unknown): AiUnavailable {
  const isRefused = error instanceof APIError && REFUSED.has(error.status);
  return new (isRefused ? QuestionRefused : AiUnavailable)(reasonOf(error), { cause: error });
}

/** Whether another try may go better: what is wrong with the request stays wrong. */
export function mayHelpToRepeat(error: unknown): boolean {
  if (isTooLarge(error)) return false;
  if (error instanceof BadAnswer) return true;
  if (!(error instanceof APIError)) return true;
  const status: unknown = error.status;
  return typeof status !== "number" || status === 408 || status === 429 || status >= 500;
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && (error instanceof AnswerTooLarge || isTooLarge(error.cause));
}

// For the log: never the error's own words, which may repeat what was asked or answered.
function reasonOf(error: unknown): string {
  if (isTooLarge(error)) return "Its answer is too large";
  if (error instanceof BadAnswer) return "Its answer is no JSON object";
  const status: unknown = error instanceof APIError ? error.status : undefined;
  return typeof status === "number" ? `It answers ${status}` : "It cannot be reached";
}
