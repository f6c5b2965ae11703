import { ApiError, isAboutSession, isServersWord } from "#contract/api-error.ts";
import { call, callForFile, type Answer, type Transport } from "#contract/call.ts";
import type { Call } from "#contract/endpoints.ts";
import { routes, type RouteName } from "#contract/routes.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { currentLanguage } from "../platform/language/i18n.ts";
import { watchSilence } from "../platform/connection/connection.ts";
import { serverConnection } from "../platform/connection/server-connection.ts";
import { accessToken, leaveForLogin, storedTokens } from "./credentials/session.ts";
import { askToStepUp } from "./step-up.ts";

export const transport: Transport = {
  ...serverConnection,
  accessToken: () => accessToken.peek(),
  language: currentLanguage,
};

/**
 * For what is queued, or goes out without anybody's doing: a refusal without one of our error codes is something on the way,
 * and leaves the session as it is.
 */
export const queuedTransport: Transport = { ...transport, ownCodesOnly: true };

type Options<Name extends RouteName> = Parameters<typeof call<Name>>[2];

/** Calls whose 401 or 403 refuses the typed or mailed credentials, not the session. */
const OWN_REFUSALS: ReadonlySet<RouteName> = new Set<RouteName>([
  "login",
  "loginByForm",
  "refresh",
  "signUp",
  "sendVerificationCode",
  "recoverPassword",
  "resetPassword",
  "confirmEmail",
  "undoEmailChange",
  "appealByLink",
  "confirmReportEmail",
]);

/**
 * One API call as this user. A 401 renews the tokens and retries once; when they can't be renewed, and at a 403, the
 * session ends and the login follows, unless only the address is still to be confirmed.
 * @param via A different transport than `fetch`: an upload that reports its progress.
 * @throws ApiError, UnreachableError: like `call`; also when the tokens could not be renewed for want of an answer.
 */
export async function ask<Name extends RouteName>(
  name: Name,
  options: Options<Name> = {},
  via: Transport = transport,
): Promise<Answer<Call<Name>["answer"]>> {
  const make = () => (routes[name].method === "GET" ? heard(call(via, name, options)) : call(via, name, options));
  // Queued calls back off by themselves: only a page's own call is retried here.
  return withSession(name, via, via.ownCodesOnly === true ? make : () => steppedUp(name, () => patiently(make)));
}

/**
 * Where the server wants a code of a superuser's second factor, asks for it and makes the call again. A read does not wait: its
 * time would run out while the code is typed. It is asked again once the code was right (`step-up-sheet.tsx`).
 */
async function steppedUp<Result>(name: RouteName, make: () => Promise<Result>): Promise<Result> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "second_factor_needed") throw error;
    const asked = askToStepUp();
    if (routes[name].method === "GET" || !(await asked)) throw error;
    return make();
  }
}

/** A wait that is over before one would read about it; of a longer one the form says when. */
const SHORT_SECONDS = 5;
const MOST_TRIES = 3;

/** Waits and tries again where the server asks for a few seconds: limits that many share slow, and let through who waits. */
async function patiently<Result>(make: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await make();
    } catch (error) {
      const seconds = shortWaitOf(error);
      if (seconds === null || tried === MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
}

function shortWaitOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || (error.code !== "too_many_attempts" && error.code !== "contacts_slowed"))
    return null;
  const { retryAfterSeconds } = error;
  return retryAfterSeconds !== null && retryAfterSeconds <= SHORT_SECONDS ? retryAfterSeconds : null;
}

/** Tells the connection when nothing is heard for a while; what the worker answers in the server's place is nothing heard. */
async function heard<T>(asked: Promise<Answer<T>>): Promise<Answer<T>> {
  const end = watchSilence();
  try {
    const answer = await asked;
    end(answer.savedAt === null);
    return answer;
  } catch (error) {
    end(error instanceof ApiError);
    throw error;
  }
}

/** The same for an answer that is to be saved as a file. */
export function askForFile(name: "downloadOwnData", signal: AbortSignal): Promise<Blob> {
  return withSession(name, transport, () => callForFile(transport, name, signal));
}

async function withSession<Result>(name: RouteName, via: Transport, make: () => Promise<Result>): Promise<Result> {
  const token = accessToken.peek();
  try {
    return await make();
  } catch (error) {
    if (!isAboutOurSession(name, error, token)) throw error;
    if (error.status === 401 && (await isRenewed(token, via))) return onceMore(name, make);
    leaveIfStill(token, error);
    throw error;
  }
}

async function onceMore<Result>(name: RouteName, make: () => Promise<Result>): Promise<Result> {
  const token = accessToken.peek();
  try {
    return await make();
  } catch (error) {
    if (isAboutOurSession(name, error, token)) leaveIfStill(token, error);
    throw error;
  }
}

// A response to one user's request says nothing about the next user's session.
function isAboutOurSession(name: RouteName, error: unknown, token: string | null): error is ApiError {
  if (!(error instanceof ApiError) || OWN_REFUSALS.has(name)) return false;
  // That asks for the password, and leaves the session as it is.
  if (error.code === "password_needed") return false;
  return isAboutSession(error) && ownerOf(token) === ownerOf(accessToken.peek());
}

async function isRenewed(token: string | null, { ownCodesOnly = false }: Transport): Promise<boolean> {
  if (token === null || storedTokens()?.refresh_token == null) return false;
  const { refresh } = await import("./credentials/refresh.ts");
  const outcome = await refresh(token);
  // A page's own call keeps its 401 when the renewal is refused as well, even by a proxy.
  if (outcome.kind === "unanswered" && (ownCodesOnly || !isRefusalOnTheWay(outcome.error))) throw outcome.error;
  return outcome.kind === "refreshed";
}

/** A client error in JSON, without one of our codes. */
function isRefusalOnTheWay(error: Error): boolean {
  return error instanceof ApiError && !isServersWord(error) && [400, 401, 403, 422].includes(error.status);
}

// The session ended, or another began, while the request was pending: the redirect has already happened.
function leaveIfStill(token: string | null, { code }: ApiError): void {
  if (accessToken.peek() === token) leaveForLogin(code ?? "unknown");
}
