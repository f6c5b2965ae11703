import type { Static } from "typebox";
import type { AiQuotaSchema } from "#contract/schemas/ai.ts";
import { addDays, londonDay, londonMidnight } from "#domain/calendar-day.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import type { Language } from "#domain/language.ts";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/db.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import { refuseDeletedAccount } from "../../http/errors/refuse-deleted-account.ts";
import { giveOneBack, useOne, usesOn, type AiKind, type QuotaKey } from "./quota-store.ts";

type Quotas = Static<typeof AiQuotaSchema>;

/** One that was counted before the work. */
export interface TakenUse {
  /** Where the quota stands once the work is done. */
  quota: { limit: number; left: number; resets_at: string };
  /** Uncounts it: the work came to nothing. */
  giveBack(): Promise<void>;
}

/** How many AI answers a user may have in a day of London's. */
export interface DailyQuota {
  /** Where both quotas of a user stand. */
  read(accountId: string): Promise<Quotas>;
  /**
   * Counts one before the work. @throws HttpError 429 with Retry-After to midnight in London when none is left, 401 when
   * the account has just gone.
   */
  take(accountId: string, kind: AiKind, language: Language): Promise<TakenUse>;
}

interface Parts {
  db: Db;
  clock: Clock;
  /** The calendar day in London. */
  today: () => string;
  limits: Record<AiKind, number>;
}

/** Quotas kept in the database: one row a person, kind and day, so that a new day begins with nothing to reset. */
export function dailyQuota({ db, clock, today, limits }: Parts): DailyQuota {
  return {
    async read(accountId) {
      const used = await usesOn(db, { accountId, day: today() });
      const state = (kind: AiKind) => ({ limit: limits[kind], left: Math.max(0, limits[kind] - used[kind]) });
      return { search: state("search"), recognition: state("recognition"), resets_at: nextMidnight().toISOString() };
    },
    async take(accountId, kind, language) {
      const key: QuotaKey = { accountId, kind, day: today() };
      const limit = limits[kind];
      const used = await useOne(db, key, limit).catch(refuseDeletedAccount);
      if (used === null) throw usedUp(kind, language);
      const quota = { limit, left: limit - used, resets_at: nextMidnight().toISOString() };
      return { quota, giveBack: () => giveOneBack(db, key) };
    },
  };

  function nextMidnight(): Date {
    return londonMidnight(addDays(londonDay(clock.now()), 1));
  }

  function usedUp(kind: AiKind, language: Language): HttpError {
    const seconds = Math.ceil((nextMidnight().getTime() - clock.now().getTime()) / 1000);
    const { code, sentences } = USED_UP[kind];
    return new HttpError(code, sentences[language], { "retry-after": String(Math.max(1, seconds)) });
  }
}

/** What a used-up quota says (PR-809, PR-810). */
const USED_UP: Record<AiKind, { code: ErrorCode; sentences: Record<Language, string> }> = {
  search: {
    code: "ai_searches_used_up",
    sentences: {
      zh: "今天的 AI 搜索次数已用完，请明天再试，或者先用普通搜索",
      en: "Daily AI search limit reached. Please try again tomorrow or use regular search",
    },
  },
  recognition: {
    code: "ai_recognitions_used_up",
    sentences: {
      zh: "今日AI识别次数已用完",
      en: "Daily limit of AI photo recognition reached. Please try again tomorrow",
    },
  },
};
