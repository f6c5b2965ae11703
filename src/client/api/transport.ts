import { ApiError } from "#contract/api-error.ts";
import { call, type Answer, type Transport } from "#contract/call.ts";
import type { Call } from "#contract/endpoints.ts";
import type { RouteName } from "#contract/routes.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { currentLanguage } from "../platform/language/i18n.ts";
import { serverConnection } from "../platform/connection/server-connection.ts";
import { accessToken, leaveForLogin, storedTokens } from "./credentials/session.ts";

export const transport: Transport = {
  ...serverConnection,
  accessToken: () => accessToken.peek(),
  language: currentLanguage,
};

type Options<Name extends RouteName> = Parameters<typeof call<Name>>[2];

/** Calls that say no by 401 or 403 to what was typed or mailed, not to the session. */
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
]);

/**
 * One call of the API as this reader. A 401 renews the tokens and asks once more; when they can't be renewed, and at
 * any 403, the session ends and the login follows.
 * @param via Where it travels in another way than usual: an upload that tells its progress.
 * @throws ApiError, UnreachableError: like `call`; also when the tokens could not be renewed for want of an answer.
 */
export async function ask<Name extends RouteName>(
  name: Name,
  options: Options<Name> = {},
  via: Transport = transport,
): Promise<Answer<Call<Name>["answer"]>> {
  const token = accessToken.peek();
  try {
    return await call(via, name, options);
  } catch (error) {
    if (!isAboutSession(name, error, token)) throw error;
    if (error.status === 401 && (await isRenewed(token))) return askOnceMore(name, options, via);
    leaveIfStill(token);
    throw error;
  }
}

async function askOnceMore<Name extends RouteName>(name: Name, options: Options<Name>, via: Transport) {
  const token = accessToken.peek();
  try {
    return await call(via, name, options);
  } catch (error) {
    if (isAboutSession(name, error, token)) leaveIfStill(token);
    throw error;
  }
}

// Nothing that was asked by one reader says anything about the next one's session.
function isAboutSession(name: RouteName, error: unknown, token: string | null): error is ApiError {
  if (!(error instanceof ApiError) || OWN_REFUSALS.has(name)) return false;
  const isRefused = error.status === 401 || error.status === 403;
  return isRefused && ownerOf(token) === ownerOf(accessToken.peek());
}

async function isRenewed(token: string | null): Promise<boolean> {
  if (token === null || storedTokens()?.refresh_token == null) return false;
  const { refresh } = await import("./credentials/refresh.ts");
  const outcome = await refresh(token);
  if (outcome.kind === "unanswered") throw outcome.error;
  return outcome.kind === "refreshed";
}

// A session that ended, or another that began, while the answer was on its way has led to where it leads already.
function leaveIfStill(token: string | null): void {
  if (accessToken.peek() === token) leaveForLogin();
}
