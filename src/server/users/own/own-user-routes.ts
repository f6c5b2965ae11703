import type { Static } from "typebox";
import type { UpdateOwnUserBody } from "#contract/schemas/user.ts";
import { logSecurityEvent } from "../../http/log/security-event.ts";
import { unauthenticated } from "../../http/errors/http-error.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import { changedEmail, givenName } from "../account-changes.ts";
import { emailProblems, nameProblems, refuseBad } from "../account-fields.ts";
import { toUser } from "../../accounts/account-row.ts";
import { findAccount, type Account } from "../../accounts/account-store.ts";
import { updateOwnAccount, type OwnChanges } from "./own-user-store.ts";
import { refuseTakenEmail } from "../../accounts/refuse-taken-email.ts";
import type { UserParts } from "../user-parts.ts";

/** The caller's own profile. */
export function serveOwnUser(
  calls: CallServer,
  {
    db,
    clock,
    limits,
    mails,
    sessions,
    requireEmailCode: movesWhenConfirmed,
  }: Pick<UserParts, "db" | "clock" | "limits" | "mails" | "sessions" | "requireEmailCode">,
): void {
  calls.serve("readOwnUser", ({ caller }) => caller.user);

  calls.serve(
    "updateOwnUser",
    async ({ body, caller, client }) => {
      const changes = changesOf(body, await ownAccount(caller.userId));
      refuseBad(
        changes.email === undefined ? [] : emailProblems(changes.email),
        changes.full_name === undefined ? [] : nameProblems(changes.full_name),
      );
      if (changes.email !== undefined) await sessions.refuseWithoutProof(caller.sessionId);
      // Every try: each sends a mail, and without codes tells whether an address has an account (UA-05).
      if (changes.email !== undefined) await limits.take([["emailChange", caller.userId]]);
      const row = await refuseTakenEmail("change", () =>
        db
          .transaction()
          .execute((trx) =>
            updateOwnAccount(trx, caller.userId, changes, { now: clock.now(), mails, movesWhenConfirmed }),
          ),
      );
      if (row === undefined) throw unauthenticated("invalid_credentials");
      if (changes.email !== undefined)
        logSecurityEvent(client.log, movesWhenConfirmed ? "address to be changed" : "address changed", {});
      return toUser(row);
    },
    { repeated: { asNow: async (_, { caller }) => toUser(await ownAccount(caller.userId)) } },
  );

  async function ownAccount(id: string): Promise<Account> {
    const account = await findAccount(db, id);
    // Deleted between the look at the session and this one.
    if (account === undefined) throw unauthenticated("invalid_credentials");
    return account;
  }
}

function changesOf(body: Static<typeof UpdateOwnUserBody>, account: Account): OwnChanges {
  const { receive_updates, allow_data_for_training, agreement_version, agreement_language } = body;
  return {
    email: changedEmail(body.email, account.email),
    full_name: givenName(body.full_name),
    choices: { receive_updates, allow_data_for_training },
    agreement: { version: agreement_version ?? null, language: agreement_language ?? null },
  };
}
