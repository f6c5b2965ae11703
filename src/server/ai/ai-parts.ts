import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import type { AiKind } from "./quota/quota-store.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { KeywordSearch } from "../listings/search/keyword-search.ts";
import type { Totals } from "../listings/search/totals.ts";
import type { PhotoStorage } from "../photos/storage/photo-storage.ts";
import type { Ai } from "./ai.ts";
import type { Turn } from "./search/shared-search.ts";

/** What the calls of this area are made of. */
export interface AiParts {
  db: Db;
  clock: Clock;
  /** The calendar day in London. */
  today: () => string;
  limits: RateLimits;
  totals: Totals;
  keywordSearch: KeywordSearch;
  /** Searches take turns. */
  turn: Turn;
  /** Where people's photos are kept. */
  storage: PhotoStorage;
  ai: Ai;
  /** Answers of each kind that one person may have a day. */
  quotas: Record<AiKind, number>;
  /** Whether anonymous callers see contact data (PUBLIC_CONTACTS). */
  publicContacts: boolean;
}
