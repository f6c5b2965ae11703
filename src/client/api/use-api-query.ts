import { signal } from "@preact/signals-react";
import { useEffect } from "react";
import useSWR, { mutate, useSWRConfig, type SWRConfiguration } from "swr";
import { ApiError, UnreachableError } from "#contract/api-error.ts";
import { pathOf, type Answer } from "#contract/call.ts";
import type { Call } from "#contract/endpoints.ts";
import type { RouteName } from "#contract/routes.ts";
import { FRESH_FOR_MS } from "#domain/limits.ts";
import { within } from "#domain/within.ts";
import { STORE_PATIENCE_MS, STORE_PATIENCE_OFFLINE_MS } from "#offline/databases/store-patience.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { askInTime, askUntilAnswered } from "./ask-until-answered.ts";
import { askAgainLater, busySecondsOf, noteAnswered } from "./busy.ts";
import { readCachedResponse, cacheResponse } from "./response-cache.ts";
import { noteServerTime, serverNow } from "../platform/clock/server-clock.ts";
import { accessToken } from "./credentials/session.ts";
import { throwIfOthers } from "./credentials/throw-if-others.ts";
import { onLateAnswer } from "./late-answers.ts";
import { reportReachable, reportUnreachable } from "../platform/connection/connection.ts";
import { useBackOnline } from "../platform/connection/use-back-online.ts";

/** No retry and no refetch on focus (PR-408, A-31); freshness is judged by a stored time, below. */
export const swrConfiguration: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

// Drops one user's answers from memory, pending ones included, as soon as another user is signed in.
let userId = ownerOf(accessToken.peek());
accessToken.subscribe((token) => {
  const now = ownerOf(token);
  if (now === userId) return;
  userId = now;
  const isOthers = (key: unknown) => typeof key === "string" && !key.startsWith(`${now} `);
  // Revalidating would also drop pending requests: a refocus within seconds would then wait for one in vain.
  void mutate(isOthers, undefined, { revalidate: true });
});

/** A server that has not answered by then has what the phone saved shown in its place, and its own answer when it comes (E5). */
const SAVED_SHOWN_AFTER_MS = 1500;

/** The key under which a user's answer to a call is shared. @param path Of `pathOf`. */
export function cacheKey(owner: string, path: string): string {
  return `${owner} ${path}`;
}

/** When what was shown last in the place of an answer was saved, epoch milliseconds; null before. */
export const shownSavedAt = signal<number | null>(null);

interface Wanted<Name extends RouteName> {
  params?: Call<Name>["params"];
  query?: Call<Name>["query"];
}

/**
 * One API call as shared, cached data: an answer younger than five minutes is shown without a request, also after a
 * reload and in another tab; offline the saved answer is shown with its age. What could not be fetched is asked again
 * when the server is back, wherever it is shown (W6).
 * @param wanted The call's arguments; null sends nothing.
 */
export function useApiQuery<Name extends RouteName>(name: Name, wanted: Wanted<Name> | null) {
  const path = wanted === null ? "" : pathOf(name, wanted.params, wanted.query);
  // Keyed by user: one user's answers are never shown to the next one on the same phone.
  const owner = ownerOf(accessToken.value);
  const key = wanted === null ? null : cacheKey(owner, path);
  const { cache } = useSWRConfig();
  const known = key === null ? undefined : (cache.get(key)?.data as Answer<unknown> | undefined);
  const result = useSWR<Answer<Call<Name>["answer"]>, Error>(
    key,
    async () => {
      const answer = await cachedOrFetched(owner, name, wanted ?? {}, path);
      return withKnownData(answer, cache.get(cacheKey(owner, path))?.data as typeof answer | undefined);
    },
    {
      revalidateIfStale: known === undefined || !isFresh(known),
    },
  );
  const { data, error, mutate } = result;
  const isLost = error !== undefined || (data?.savedAt ?? null) !== null;
  useBackOnline(() => {
    if (isLost) void mutate();
  });
  useLateAnswer(owner, path, (late) => void mutate(late as Answer<Call<Name>["answer"]>, { revalidate: false }));
  return result;
}

/** Whether an answer is younger than five minutes. A time far in the future is a wrong clock, not freshness. */
export function isFresh(answer: Answer<unknown>, now = serverNow()): boolean {
  const age = now - answer.fetchedAt;
  return answer.savedAt === null && Math.abs(age) < FRESH_FOR_MS;
}

/** An answer that says what is known already has the known data itself: what was drawn from it is not drawn again. */
function withKnownData<T>(answer: Answer<T>, known: Answer<T> | undefined): Answer<T> {
  const isSame = known !== undefined && JSON.stringify(known.data) === JSON.stringify(answer.data);
  return isSame ? { ...answer, data: known.data } : answer;
}

// On a slow network the worker returns the saved answer, and delivers the live one when it arrives.
function useLateAnswer(owner: string, path: string, take: (answer: Answer<unknown>) => void): void {
  useEffect(
    () =>
      onLateAnswer((late) => {
        if (late.owner === owner && late.path === path)
          take({ data: late.data, fetchedAt: late.fetchedAt, savedAt: null });
      }),
    // A new function at each render, with the same behaviour.
    // oxlint-disable-next-line react/exhaustive-deps
    [owner, path],
  );
}

async function cachedOrFetched<Name extends RouteName>(
  owner: string,
  name: Name,
  wanted: Wanted<Name>,
  path: string,
): Promise<Answer<Call<Name>["answer"]>> {
  throwIfOthers(owner);
  const reading = readCachedResponse<Call<Name>["answer"]>(owner, path);
  const known = await within(STORE_PATIENCE_MS, reading, null);
  throwIfOthers(owner);
  if (known !== null && isFresh(known)) return known;
  const key = cacheKey(owner, path);
  // What is shown from the phone meanwhile is asked again at a return of the server; what nothing is shown for, in here.
  const asked = fetched(owner, name, wanted, path, known === null ? askUntilAnswered : askInTime);
  try {
    // A store that has needed longer may still be quicker than the server.
    const saved = known ?? (await Promise.race([reading, asked.then(nothing, nothing)]));
    throwIfOthers(owner);
    if (saved === null) return notedIfBusy(key, await asked);
    const answer = await within(SAVED_SHOWN_AFTER_MS, asked, null);
    if (answer !== null) return notedIfBusy(key, answer);
    void showWhenAnswered(key, asked);
    return asSaved(saved);
  } catch (error) {
    const busySeconds = busySecondsOf(error);
    if (busySeconds !== null) askAgainLater(key, busySeconds);
    else if (!(error instanceof UnreachableError || isAskedTooOften(error))) throw error;
    const saved = known ?? (await within(STORE_PATIENCE_OFFLINE_MS, reading, null));
    throwIfOthers(owner);
    if (saved === null) throw error;
    return { ...asSaved(saved), ...(busySeconds !== null && { busySeconds }) };
  }
}

function asSaved<T>(saved: Answer<T>): Answer<T> {
  shownSavedAt.value = saved.fetchedAt;
  return { ...saved, savedAt: saved.fetchedAt };
}

function nothing(): null {
  return null;
}

/** The answer; where it is a saved one in place of a server that has too much to do, that is asked again. */
function notedIfBusy<T>(key: string, answer: Answer<T>): Answer<T> {
  if (answer.savedAt === null) noteAnswered(key);
  else if (answer.busySeconds !== undefined) askAgainLater(key, answer.busySeconds);
  return answer;
}

/** The reader's budget of reading is used up: what the phone has is as good as without a network. */
function isAskedTooOften(error: unknown): boolean {
  return error instanceof ApiError && error.code === "too_many_attempts";
}

/** @throws UnreachableError, once the connection has been told; ApiError; SessionChangedError. */
async function fetched<Name extends RouteName>(
  owner: string,
  name: Name,
  wanted: Wanted<Name>,
  path: string,
  ask: typeof askUntilAnswered,
): Promise<Answer<Call<Name>["answer"]>> {
  try {
    const answer = await ask(name, wanted);
    throwIfOthers(owner);
    if (answer.savedAt === null) noteLiveAnswer(answer.fetchedAt);
    else shownSavedAt.value = answer.savedAt;
    if (answer.savedAt !== null && answer.busySeconds === undefined) reportUnreachable();
    void cacheResponse(owner, name, path, answer);
    return answer;
  } catch (error) {
    if (error instanceof UnreachableError) reportUnreachable();
    throw error;
  }
}

/** Puts an answer that was long in coming in the place of what was saved; where none comes, that stays. */
async function showWhenAnswered(key: string, asked: Promise<Answer<unknown>>): Promise<void> {
  const answer = await asked.catch((error: unknown) => {
    const busySeconds = busySecondsOf(error);
    if (busySeconds !== null) askAgainLater(key, busySeconds);
    return null;
  });
  if (answer !== null) await mutate(key, notedIfBusy(key, answer), { revalidate: false });
}

function noteLiveAnswer(servedAt: number): void {
  noteServerTime(servedAt);
  reportReachable();
}
