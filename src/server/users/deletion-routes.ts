import type { Caller } from "../http/calls/caller.ts";
import { logSecurityEvent } from "../http/log/security-event.ts";
import { HttpError, unauthenticated } from "../http/errors/http-error.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import { lockAccount } from "../accounts/account-store.ts";
import { deleteAccount } from "./deletion-store.ts";
import type { UserParts } from "./user-parts.ts";
import { asSuperuser } from "./admin/superuser-store.ts";

/** Deleting accounts: one's own, or another's by a superuser (UA-19, A-28). */
export function serveDeletion(
  calls: CallServer,
  { db, limits, mails }: Pick<UserParts, "db" | "limits" | "mails">,
): void {
  const deleted = { message: "User deleted successfully" };

  calls.serve("deleteOwnUser", async ({ caller, client }) => {
    await deleteOwn(caller);
    logSecurityEvent(client.log, "account deleted", { targetId: caller.userId });
    return deleted;
  });

  calls.serve("deleteUser", async ({ params, caller, client }) => {
    const targetId = params.user_id.toLowerCase();
    if (targetId === caller.userId) await deleteOwn(caller);
    else await deleteOther(caller, targetId);
    logSecurityEvent(client.log, "account deleted", { targetId });
    return deleted;
  });

  async function deleteOwn({ userId }: Caller): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, userId);
      if (account === undefined) throw unauthenticated("invalid_credentials");
      // As it is now, under the lock: the user may have been promoted a moment ago.
      if (account.is_superuser)
        throw new HttpError("superuser_deletion", "Super users are not allowed to delete themselves");
      await deleteAccount(trx, account, { limits, mails });
    });
  }

  async function deleteOther({ userId, isSuperuser }: Caller, targetId: string): Promise<void> {
    // Whether there is such an account is no business of theirs (UA-13).
    if (!isSuperuser) throw new HttpError("not_superuser", "The user doesn't have enough privileges");
    await db.transaction().execute(async (trx) => {
      await asSuperuser(trx, userId, targetId);
      const account = await lockAccount(trx, targetId);
      if (account === undefined) throw new HttpError("user_not_found", "User not found");
      await deleteAccount(trx, account, { limits, mails });
    });
  }
}
