import { ApiError } from "#contract/api-error.ts";
import { call, type Answer, type Transport } from "#contract/call.ts";
import type { Call } from "#contract/endpoints.ts";
import type { RouteName } from "#contract/routes.ts";
import { ownerOf } from "../../session/owner-of.ts";
import { mirrorStore, refreshSession } from "../../session/refresh-session.ts";
import { mirroredTokens } from "../../session/session-mirror.ts";
import { OwnerChangedError } from "./outcome.ts";
import type { OutboxApi } from "./sender.ts";

type Connection = Pick<Transport, "fetch" | "baseUrl">;
type Options<Name extends RouteName> = Parameters<typeof call<Name>>[2];

/**
 * How a worker makes the outbox's calls: with the mirrored tokens, and for their reader alone. A 401 renews the tokens
 * once, in the mirror, where the page finds them. A session that is refused is left to the page to end.
 * @param onRefused Told when the server accepts the session no more.
 */
export function mirrorApi(connection: Connection, onRefused: () => void): OutboxApi {
  return {
    call: (owner, name, options) => ask(owner, name, options),
    async upload(owner, { file, uuid, signal }) {
      const { data } = await ask(owner, "uploadImage", { body: { file, uuid }, idempotencyKey: uuid, signal });
      return data;
    },
  };

  async function ask<Name extends RouteName>(
    owner: string,
    name: Name,
    options: Options<Name> = {},
  ): Promise<Answer<Call<Name>["answer"]>> {
    const token = await mirroredTokenOf(owner);
    try {
      return await callWith(token, name, options);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const renewed = error.status === 401 ? await renewedAfter(token) : null;
      if (renewed !== null) return askOnceMore(await tokenSince(owner, token, renewed), name, options);
      if (error.status === 401 || error.status === 403) onRefused();
      throw error;
    }
  }

  async function askOnceMore<Name extends RouteName>(token: string, name: Name, options: Options<Name>) {
    try {
      return await callWith(token, name, options);
    } catch (error) {
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) onRefused();
      throw error;
    }
  }

  function callWith<Name extends RouteName>(token: string, name: Name, options: Options<Name>) {
    return call<Name>({ ...connection, accessToken: () => token }, name, options);
  }

  /** The access token in the place of a stale one; null when the session is refused. */
  async function renewedAfter(stale: string): Promise<string | null> {
    const tokens = await mirroredTokens();
    if (tokens?.refresh_token == null) return null;
    const outcome = await refreshSession({ store: mirrorStore, transport: connection, stale });
    if (outcome.kind === "unanswered") throw outcome.error;
    return outcome.kind === "refreshed" ? outcome.tokens.access_token : null;
  }
}

// The mirror could not take the new tokens, as on a phone that is full: they are good all the same.
async function tokenSince(owner: string, stale: string, renewed: string): Promise<string> {
  const present = await mirroredTokenOf(owner);
  return present === stale ? renewed : present;
}

/** The user whose tokens are mirrored; `ANONYMOUS` when nobody is signed in. */
export async function mirroredOwner(): Promise<string> {
  return ownerOf((await mirroredTokens())?.access_token ?? null);
}

/**
 * The access token with which an owner's calls are made. Read for each request, also for the one that follows a renewal:
 * somebody else's never goes out with this owner's post.
 * @throws OwnerChangedError when the mirrored session is not this owner's.
 */
export async function mirroredTokenOf(owner: string): Promise<string> {
  const token = (await mirroredTokens())?.access_token ?? null;
  if (token === null || ownerOf(token) !== owner) throw new OwnerChangedError("Somebody else is signed in");
  return token;
}
