import { ApiError, isAboutSession } from "#contract/api-error.ts";
import { call, type Answer, type Transport } from "#contract/call.ts";
import type { Call } from "#contract/endpoints.ts";
import type { RouteName } from "#contract/routes.ts";
import { askForOwnPhoto } from "../transport/ask-for-own-photo.ts";
import { OwnerChangedError } from "../transport/call-errors.ts";
import type { ServerApi } from "../transport/server-api.ts";
import { ANONYMOUS, ownerOf } from "./owner-of.ts";
import { mirrorStore, refreshSession } from "./refresh-session.ts";
import { mirroredTokens } from "./session-mirror.ts";

type Connection = Pick<Transport, "fetch" | "baseUrl">;
type Options<Name extends RouteName> = Parameters<typeof call<Name>>[2];

interface Events {
  /** The server refuses the session. */
  onRefused: () => void;
  /** The server does not have this user's account any more. */
  onAccountGone: (owner: string) => Promise<void>;
}

/**
 * The worker's calls to the server: with the mirrored tokens, for their user only; what has no account goes without. A 401
 * refreshes the tokens once, in the mirror, where the page finds them. When the session is refused, the page ends it.
 */
export function mirrorApi(connection: Connection, { onRefused, onAccountGone }: Events): ServerApi {
  return {
    call: (owner, name, options) => ask(owner, name, options),
    async upload(owner, { signal, onProgress: _onProgress, ...body }) {
      const { data } = await ask(owner, "uploadImage", { body, idempotencyKey: body.uuid, signal });
      return data;
    },
    async photo(owner, photo, signal) {
      const token = await mirroredTokenOf(owner);
      return askForOwnPhoto({ ...connection, accessToken: () => token }, photo, signal);
    },
  };

  async function ask<Name extends RouteName>(
    owner: string,
    name: Name,
    options: Options<Name> = {},
  ): Promise<Answer<Call<Name>["answer"]>> {
    if (owner === ANONYMOUS) return callWith(null, name, options);
    const token = await mirroredTokenOf(owner);
    try {
      return await callWith(token, name, options);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const renewed = error.status === 401 ? await renewedAfter(token) : null;
      if (renewed !== null) return askOnceMore(await tokenSince(owner, token, renewed), name, options);
      if (isAboutSession(error)) onRefused();
      throw error;
    }
  }

  async function askOnceMore<Name extends RouteName>(token: string, name: Name, options: Options<Name>) {
    try {
      return await callWith(token, name, options);
    } catch (error) {
      if (error instanceof ApiError && isAboutSession(error)) onRefused();
      throw error;
    }
  }

  function callWith<Name extends RouteName>(token: string | null, name: Name, options: Options<Name>) {
    return call<Name>({ ...connection, accessToken: () => token, ownCodesOnly: true }, name, options);
  }

  /** The access token that replaces a stale one; null when the session is refused. */
  async function renewedAfter(stale: string): Promise<string | null> {
    const tokens = await mirroredTokens();
    if (tokens?.refresh_token == null) return null;
    const outcome = await refreshSession({ store: mirrorStore, transport: connection, stale, onAccountGone });
    if (outcome.kind === "unanswered") throw outcome.error;
    return outcome.kind === "refreshed" ? outcome.tokens.access_token : null;
  }
}

// The mirror may have failed to store the new tokens, as on a full phone: use them anyway.
async function tokenSince(owner: string, stale: string, renewed: string): Promise<string> {
  const present = await mirroredTokenOf(owner);
  return present === stale ? renewed : present;
}

/** The user whose tokens are mirrored; `ANONYMOUS` when no user is signed in. */
export async function mirroredOwner(): Promise<string> {
  return ownerOf((await mirroredTokens())?.access_token ?? null);
}

/**
 * The access token for an owner's calls. Read for each request, also for the one after a refresh, so that another
 * user's token is never sent with this owner's data.
 * @throws OwnerChangedError when the mirrored session is not this owner's.
 */
async function mirroredTokenOf(owner: string): Promise<string> {
  const token = (await mirroredTokens())?.access_token ?? null;
  if (token === null || ownerOf(token) !== owner) throw new OwnerChangedError("Another user is signed in");
  return token;
}
