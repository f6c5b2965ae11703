import { i18n } from "@lingui/core";
import { mutate } from "swr";
import { ApiError, isRefusedOnTheWay, isUnanswered, type UnreachableError } from "#contract/api-error.ts";
import { pathOf, type Answer } from "#contract/call.ts";
import type { Call } from "#contract/endpoints.ts";
import { ANONYMOUS } from "#offline/session/owner-of.ts";
import type { Understanding } from "#domain/search/understanding.ts";
import { throwIfOthers } from "../../../api/credentials/throw-if-others.ts";
import { storeAiResult, storedAiResult } from "../../../api/ai-result-cache.ts";
import { reportReachable, reportUnreachable } from "../../../platform/connection/connection.ts";
import { noteServerTime } from "../../../platform/clock/server-clock.ts";
import { ask } from "../../../api/transport.ts";
import { toast } from "../../../ui/toasts/toasts.ts";
import { rememberPlace } from "../../room/near/near-place.ts";
import type { SearchState } from "../url/search-url.ts";
import { noteQuotaLeft } from "./ai-quota.ts";
import { parseLocally } from "./parse-locally.ts";
import { aiQuery } from "../understood/criteria.ts";

/** The interpretation of a sentence. */
export interface Interpretation {
  wanted: Understanding;
  by: "ai" | "phone";
  reasoning: string | null;
  /** The rooms of the AI's answer; null where they are fetched separately. */
  found: Answer<Call<"searchByAi">["answer"]> | null;
}

/** The AI search was refused, and why: by the server, or on the way to it (SQ-09). */
export interface Refused {
  refusal: ApiError | UnreachableError;
}

/** Timeout of an AI search; models are slow. */
const ANSWER_WITHIN_MS = 20_000;

/** Searches for which the user has just requested the AI. */
const wished = new Set<string>();

/** The key of a user's AI search, with its filters. */
export function searchKey(owner: string, search: Pick<SearchState, "sentence" | "values">): string {
  return `${owner} ${pathOf("searchByAi", undefined, aiQuery(search))}`;
}

/** Requests the AI for this search. Only a press spends quota: opening or going back to an address never does. */
export async function wishForAi(key: string): Promise<void> {
  wished.add(key);
  await mutate(key, undefined, { revalidate: true });
}

/**
 * Interprets a sentence: by the AI where the user has just requested it, from this tab's cache where it has an entry,
 * else on the phone; there also when the AI does not answer.
 * @param today The London day.
 * @throws Where the phone's parser can't be loaded either, or another user has logged in meanwhile.
 */
export async function read(
  key: string,
  owner: string,
  search: SearchState,
  today: string,
): Promise<Interpretation | Refused> {
  const isWished = wished.delete(key) && owner !== ANONYMOUS;
  if (isWished) {
    try {
      return await readByAi(key, owner, search);
    } catch (error) {
      if (error instanceof ApiError || isRefusedOnTheWay(error)) return { refusal: error };
      if (!isUnanswered(error)) throw error;
      reportUnreachable();
    }
  }
  const kept = isWished ? null : storedAiResult(key);
  if (kept !== null) return { wanted: kept.wanted, reasoning: kept.reasoning, by: "ai", found: null };
  return { wanted: await readHere(search.sentence, today), by: "phone", reasoning: null, found: null };
}

async function readHere(sentence: string, today: string): Promise<Understanding> {
  try {
    return await parseLocally(sentence, today);
  } catch (error) {
    // The parser could not be fetched: it is asked for again when the server is back (W6).
    reportUnreachable();
    throw error;
  }
}

async function readByAi(key: string, owner: string, search: SearchState): Promise<Interpretation> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const found = await ask("searchByAi", { query: aiQuery(search), signal });
    throwIfOthers(owner);
    const { query_understanding: wanted, reasoning = null, quota } = found.data;
    noteServerTime(found.fetchedAt);
    reportReachable();
    void noteQuotaLeft(quota.left);
    storeAiResult({ key, wanted, reasoning });
    if (wanted.near !== undefined) rememberPlace(wanted.near);
    return { wanted, reasoning, by: "ai", found };
  } catch (error) {
    if (error instanceof ApiError) noteRefusal(error);
    throw error;
  }
}

/** Whether a refusal means that today's quota is used up, and not that there were too many calls at once. */
export function isQuotaUsedUp({ code }: ApiError): boolean {
  return code === "ai_searches_used_up";
}

function noteRefusal(error: ApiError): void {
  if (isQuotaUsedUp(error)) void noteQuotaLeft(0);
  // The login follows, so that it is said over whatever screen is there.
  if (error.status === 401) toast("warning", i18n._("ai-search.login-required"));
}
