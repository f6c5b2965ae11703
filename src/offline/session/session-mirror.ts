import { sessionDatabase } from "./session-database.ts";
import { newestTokens, type MirroredTokens, type SessionTokens } from "./session-tokens.ts";
import { newUuid } from "../databases/new-uuid.ts";
import { readOrDefault } from "../databases/storage-errors.ts";
import { STORE_PATIENCE_MS } from "../databases/store-patience.ts";
import { within } from "#domain/within.ts";

/** Attempts of this page or worker whose store is missing or full: then they live as long as it does. */
const unstored = new Map<string, string>();

/** The mirrored tokens; null when no user is signed in, or storage is unavailable. */
export async function mirroredTokens(): Promise<MirroredTokens | null> {
  return readOrDefault(async () => {
    const row = await sessionDatabase().tokens.get("tokens");
    if (row === undefined) return null;
    const { access_token, refresh_token, former } = row;
    return { access_token, refresh_token, former };
  }, null);
}

/**
 * Keeps tokens for the worker, in place of those before. The page's session module alone calls it, and refreshes.
 * @param former The refresh token that was exchanged for them; null for a login.
 */
export async function mirrorTokens({ access_token, refresh_token }: SessionTokens, former: string | null = null) {
  await readOrDefault(
    () => sessionDatabase().tokens.put({ key: "tokens", access_token, refresh_token, former }),
    "tokens",
  );
}

/**
 * The same, unless the mirror has later tokens of the same login: another tab has refreshed meanwhile.
 * @returns The tokens to use.
 */
export async function mirrorIfNewest(own: SessionTokens): Promise<SessionTokens> {
  const db = sessionDatabase();
  return readOrDefault(
    () =>
      db.transaction("rw", db.tokens, async () => {
        const mirrored = (await db.tokens.get("tokens")) ?? null;
        const newest = newestTokens(own, mirrored) ?? own;
        const isMirrored = mirrored?.access_token === newest.access_token;
        if (!isMirrored) await db.tokens.put({ key: "tokens", former: null, ...own });
        return newest;
      }),
    own,
  );
}

/** Puts new tokens in the place of those that they were exchanged for; does nothing when these are gone meanwhile. */
export async function mirrorSuccessors(former: SessionTokens, tokens: SessionTokens): Promise<void> {
  const db = sessionDatabase();
  await readOrDefault(
    () =>
      db.transaction("rw", db.tokens, async () => {
        const present = await db.tokens.get("tokens");
        if (present === undefined || present.refresh_token !== former.refresh_token) return;
        const { access_token, refresh_token } = tokens;
        await db.tokens.put({ key: "tokens", access_token, refresh_token, former: former.refresh_token });
      }),
    undefined,
  );
}

/** Forgets tokens and attempts, as every end of a session does. */
export async function forgetTokens(): Promise<void> {
  unstored.clear();
  const db = sessionDatabase();
  await readOrDefault(
    () =>
      db.transaction("rw", db.tokens, db.attempts, async () => {
        await Promise.all([db.tokens.clear(), db.attempts.clear()]);
      }),
    undefined,
  );
}

/**
 * The text that goes with one refresh, and with every repetition of it until the answer has come: by it the server
 * tells a phone that lost the answer from another client that replays an old token.
 */
export async function attemptFor(refresh_token: string): Promise<string> {
  const known = unstored.get(refresh_token) ?? newUuid().replaceAll("-", "");
  const db = sessionDatabase();
  const stored = readOrDefault(
    () =>
      db.transaction("rw", db.attempts, async () => {
        const row = await db.attempts.get(refresh_token);
        if (row !== undefined) return row.attempt;
        await db.attempts.clear();
        await db.attempts.put({ refresh_token, attempt: known });
        return known;
      }),
    known,
  );
  const attempt = await within(STORE_PATIENCE_MS, stored, known);
  unstored.clear();
  unstored.set(refresh_token, attempt);
  return attempt;
}
