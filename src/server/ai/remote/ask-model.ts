import { setTimeout as pause } from "node:timers/promises";
import { SpanKind } from "@opentelemetry/api";
import { AiUnavailable } from "../ai.ts";
import type { Clock } from "../../clock.ts";
import { breaker } from "../../breaker.ts";
import { inSpan } from "../../spans.ts";
import { failureOf, mayHelpToRepeat, QuestionRefused, ServiceRefused } from "./failure.ts";
import { limitedFetch } from "./limited-fetch.ts";
import { readJsonObject } from "./read-json-object.ts";

/** An OpenAI-compatible service. */
export interface Service {
  baseUrl: string;
  apiKey: string | undefined;
  /** Whether its models know `response_format: json_object`. */
  jsonMode: boolean;
  /** Milliseconds for an answer, the retry included. */
  timeoutMs: number;
}

export interface Question {
  /** What to do, in our words alone. */
  instructions: string;
  /** What to do it with: text and pictures of people, marked as such. */
  material: string | readonly Material[];
}

/** A part of a question, in the protocol's form. A picture's address is one of `data:`. */
export type Material = { type: "text"; text: string } | { type: "image_url"; image_url: { url: string } };

/** A model's answer, a JSON object. @throws AiUnavailable when there is none; the signal's reason. */
export type AskModel = (question: Question, signal: AbortSignal) => Promise<Record<string, unknown>>;

/** An answer of ours is less than 10 kB; a long description in every field is below this. */
const MOST_ANSWER_BYTES = 256 * 1024;
const TRIES = 2;
const RETRY_AFTER_MS = 200;

/** Asks one model: two tries within one deadline, behind a breaker. It has no tools, and keeps no conversation. */
export function modelAsker(service: Service, model: string, clock: Clock): AskModel {
  const fetchLimited = limitedFetch(MOST_ANSWER_BYTES);
  const url = `${service.baseUrl.replace(/\/+$/, "")}/chat/completions`;
  const headers = {
    "content-type": "application/json",
    ...(service.apiKey !== undefined && { authorization: `Bearer ${service.apiKey}` }),
  };
  const guarded = breaker({
    now: () => clock.now().getTime(),
    // Who gives up waiting, or asks what it refuses to answer, says nothing about it: no user can have it skipped for all others.
    isFailure: (error) => error instanceof AiUnavailable && !(error instanceof QuestionRefused),
    leftAlone: () => new AiUnavailable("It has failed too often, and is left alone for a while"),
  });
  const asked = { kind: SpanKind.CLIENT, attributes: { "gen_ai.request.model": model } };

  return (question, signal) =>
    guarded(async () => {
      const deadline = AbortSignal.timeout(service.timeoutMs);
      try {
        return await askTwice(question, AbortSignal.any([signal, deadline]));
      } catch (error) {
        signal.throwIfAborted();
        throw deadline.aborted ? new AiUnavailable("It takes too long", { cause: error }) : failureOf(error);
      }
    });

  async function askTwice(question: Question, signal: AbortSignal): Promise<Record<string, unknown>> {
    for (let tries = 1; ; tries += 1) {
      try {
        return readJsonObject(await inSpan("ai ask", asked, () => askOnce(question, signal)));
      } catch (error) {
        if (tries === TRIES || signal.aborted || !mayHelpToRepeat(error)) throw error;
      }
      await pause(RETRY_AFTER_MS, undefined, { signal });
    }
  }

  async function askOnce({ instructions, material }: Question, signal: AbortSignal): Promise<unknown> {
    const asked = {
      model,
      messages: [
        { role: "system", content: instructions },
        { role: "user", content: material },
      ],
      ...(service.jsonMode && { response_format: { type: "json_object" } }),
    };
    const answer = await fetchLimited(url, { method: "POST", headers, body: JSON.stringify(asked), signal });
    if (!answer.ok) throw new ServiceRefused(answer.status);
    return contentOf(await answer.text());
  }
}

/** The text of an answer; undefined where it is no answer of this protocol: a service that says it is compatible may answer anything. */
function contentOf(text: string): unknown {
  try {
    const completion = JSON.parse(text) as { choices?: { message?: { content?: unknown } }[] } | null;
    return completion?.choices?.[0]?.message?.content;
  } catch {
    return undefined;
  }
}
