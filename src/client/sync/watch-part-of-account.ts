import { effect } from "@preact/signals-react";
import { hasDatabase } from "#offline/databases/has-database.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../api/credentials/session.ts";

/**
 * Starts following something that an account has on all its phones when there may be any of it: on a phone that has some,
 * and after a login, for another phone of the user may. Others never load its code.
 * @param database The phone's store of it. @param start May be called again.
 * @returns Whether this phone has any.
 */
export async function watchPartOfAccount(database: string, start: () => void): Promise<boolean> {
  let userId = ownerOf(accessToken.peek());
  effect(() => {
    const now = ownerOf(accessToken.value);
    if (now === userId) return;
    userId = now;
    if (now !== ANONYMOUS) start();
  });
  const isHere = await hasDatabase(database);
  if (isHere) start();
  return isHere;
}
