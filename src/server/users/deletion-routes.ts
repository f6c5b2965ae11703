import type { Caller } from "../http/calls/caller.ts";
import type { Client } from "../http/calls/client-of.ts";
import { removeMailFiles } from "../mail/mail-files.ts";
import { logSecurityEvent } from "../http/log/security-event.ts";
import { HttpError, unauthenticated } from "../http/errors/http-error.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import { requireSuperuser } from "../http/calls/superuser-rights.ts";
import { noteDirectDeletion } from "../audit-log/direct-acts.ts";
import { lockAccount } from "../accounts/account-store.ts";
import { deleteAccount } from "./deletion-store.ts";
import type { UserParts } from "./user-parts.ts";
import { asSuperuser } from "../accounts/superuser-store.ts";

/** Deleting accounts: one's own, or another's by a superuser (UA-19, A-28). */
export function serveDeletion(
  calls: CallServer,
  {
    db,
    clock,
    limits,
    mails,
    sessions,
    mailFolder,
  }: Pick<UserParts, "db" | "clock" | "limits" | "mails" | "sessions" | "mailFolder">,
): void {
  const deleted = { message: "User deleted successfully" };

  calls.serve("deleteOwnUser", async ({ caller, client }) => {
    await forgetMails(await deleteOwn(caller), client);
    logSecurityEvent(client.log, "account deleted", { targetId: caller.userId });
    return deleted;
  });

  calls.serve("deleteUser", async ({ params, caller, client }) => {
    const targetId = params.user_id.toLowerCase();
    const addresses = targetId === caller.userId ? await deleteOwn(caller) : await deleteOther(caller, targetId);
    await forgetMails(addresses, client);
    logSecurityEvent(client.log, "account deleted", { targetId });
    return deleted;
  });

  // After the account: a deletion that comes to nothing takes no mail away. What a fault leaves goes within a week.
  async function forgetMails(addresses: readonly string[], { log }: Client): Promise<void> {
    if (mailFolder === undefined) return;
    await removeMailFiles(mailFolder, addresses).catch((error: unknown) =>
      log.warn({ err: error }, "mails of a deleted account stay for now"),
    );
  }

  async function deleteOwn({ userId, sessionId }: Caller): Promise<string[]> {
    await sessions.refuseWithoutProof(sessionId);
    return db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, userId);
      if (account === undefined) throw unauthenticated("invalid_credentials");
      // As it is now, under the lock: the user may have been promoted a moment ago.
      if (account.is_superuser)
        throw new HttpError("superuser_deletion", "Super users are not allowed to delete themselves");
      return deleteAccount(trx, account, { limits, mails, now: clock.now() });
    });
  }

  async function deleteOther(caller: Caller, targetId: string): Promise<string[]> {
    // Whether there is such an account is no business of theirs (UA-13).
    requireSuperuser(caller);
    const { userId, sessionId } = caller;
    await sessions.refuseWithoutProof(sessionId);
    return db.transaction().execute(async (trx) => {
      await asSuperuser(trx, userId, targetId);
      const account = await lockAccount(trx, targetId);
      if (account === undefined) throw new HttpError("user_not_found", "User not found");
      const now = clock.now();
      // The log has no name of a deleted account (UA-20).
      await noteDirectDeletion(trx, { actorId: userId, target: null, accountId: null, now }, {});
      return deleteAccount(trx, account, { limits, mails, now });
    });
  }
}
