import type { Language } from "#domain/language.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import type { RateLimits, Taken } from "../../limits/rate-limits.ts";
import { told } from "../../occurrences.ts";
import { AiUnavailable, type Occasion } from "../ai.ts";
import type { DailyQuota, TakenUse } from "./daily-quota.ts";
import type { AiKind } from "./quota-store.ts";

/** Whose run it is, and what it is of. */
export interface Run {
  accountId: string;
  kind: AiKind;
  language: Language;
  signal: AbortSignal;
  log: Occasion["log"];
}

/** What a run has come to; one without a usable result is not counted. */
export interface Outcome<Result> {
  result: Result;
  counts: boolean;
}

/**
 * Runs the AI for a user, counted before it begins and uncounted unless it is answered: not when it fails, not when it
 * finds nothing to read, not when who asked has gone. That may happen only so often in an hour, for the work is done for
 * nothing then.
 * No connection of the database is held while the AI works.
 * @throws HttpError 429 without quota, 503 when the AI cannot answer, and what `work` throws.
 */
export function runCounter(quota: DailyQuota, limits: RateLimits) {
  /** Accounts whose pictures are being read, once for each run. */
  const reading: string[] = [];

  return async <Result>(
    { accountId, kind, language, signal, log }: Run,
    work: () => Promise<Outcome<Result>>,
  ): Promise<{ result: Result; quota: TakenUse["quota"] }> => {
    const taken = await quota.take(accountId, kind, language);
    // Each at most once for a run: an error may hide that it was given back after all.
    const giveBack = (use: Taken) =>
      use.giveBack().catch((err: unknown) => log.warn({ err }, "a use of the AI could not be given back"));
    try {
      const uncounted = await limits.take([["aiRunUncounted", accountId]]);
      const { result, counts } = await told("ai", { kind }, () => inShare(kind, accountId, work));
      signal.throwIfAborted();
      await giveBack(counts ? uncounted : taken);
      return { result, quota: { ...taken.quota, left: taken.quota.left + Number(!counts) } };
    } catch (error) {
      await giveBack(taken);
      if (!(error instanceof AiUnavailable)) throw error;
      log.warn({ kind, reason: error.message }, "the AI cannot answer");
      throw unavailable(kind, language);
    }
  };

  /** Few pictures are read at once: of one account two, so that others find a place. */
  async function inShare<Result>(kind: AiKind, accountId: string, work: () => Promise<Result>): Promise<Result> {
    if (kind !== "recognition") return work();
    if (reading.filter((other) => other === accountId).length >= MOST_READ_OF_ONE) {
      throw new AiUnavailable("Other pictures of this account are being read");
    }
    reading.push(accountId);
    try {
      return await work();
    } finally {
      reading.splice(reading.indexOf(accountId), 1);
    }
  }
}

const MOST_READ_OF_ONE = 2;

function unavailable(kind: AiKind, language: Language): HttpError {
  return new HttpError(`ai_${kind}_unavailable`, UNAVAILABLE[kind][language], { "retry-after": "30" });
}

/** What a failed AI search says (PR-809). */
const UNAVAILABLE: Record<AiKind, Record<Language, string>> = {
  search: {
    zh: "AI 服务暂时繁忙，请稍后再试，或者先用普通搜索",
    en: "AI service is temporarily busy, please try again later or use regular search",
  },
  recognition: {
    zh: "AI识别服务暂时不可用，请稍后再试",
    en: "AI recognition is temporarily unavailable, please try again later",
  },
};
