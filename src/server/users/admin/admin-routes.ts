import { canonicalEmail } from "#domain/users/account-rules.ts";
import { ADMIN_USER_LIMIT, DEFAULT_PAGE_SIZE } from "#domain/limits.ts";
import { noteAddition } from "../../audit-log/direct-acts.ts";
import { logSecurityEvent } from "../../http/log/security-event.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import { requireSuperuser } from "../../http/calls/superuser-rights.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import { givenName } from "../account-changes.ts";
import { confirmationProblems, emailProblems, nameProblems, passwordProblems, refuseBad } from "../account-fields.ts";
import { askToConfirm } from "../announce-new-address.ts";
import { toUser } from "../../accounts/account-row.ts";
import { countAccounts, findAccount, insertAccount, listAccounts } from "../../accounts/account-store.ts";
import { refuseTakenEmail } from "../../accounts/refuse-taken-email.ts";
import type { UserParts } from "../user-parts.ts";
import { asSuperuser } from "../../accounts/superuser-store.ts";
import { announceSuperuser } from "./superuser-store.ts";

/** Looking at users and adding them: the superusers' part of the area. */
export function serveAdmin(
  calls: CallServer,
  { db, clock, passwords, mails }: Pick<UserParts, "db" | "clock" | "passwords" | "mails">,
): void {
  calls.serve("listUsers", async ({ query }) => {
    const { skip = 0, limit = DEFAULT_PAGE_SIZE } = query;
    // W-10: a larger limit is clamped.
    const rows = await listAccounts(db, { skip, limit: Math.min(limit, ADMIN_USER_LIMIT) });
    return {
      data: rows.map((row) => Object.assign(toUser(row), { rooms: row.rooms })),
      count: await countAccounts(db),
    };
  });

  calls.serve("readUser", async ({ params, caller }) => {
    const id = params.user_id.toLowerCase();
    // The same for accounts that are there and that are not (UA-13).
    if (id !== caller.userId) requireSuperuser(caller);
    return userOf(id);
  });

  calls.serve(
    "createUser",
    async ({ body, caller, client }) => {
      const { password, is_superuser = false, is_active = true } = body;
      const email = canonicalEmail(body.email);
      const full_name = givenName(body.full_name) ?? null;
      refuseBad(
        emailProblems(body.email),
        nameProblems(full_name),
        passwordProblems("password", password, { email, full_name }),
        confirmationProblems(password, body.confirm_password),
      );
      const password_hash = await passwords.hash(`account ${caller.userId}`, password);
      const account = { email, full_name, password_hash, is_superuser, is_active, email_verified: false };
      const row = await refuseTakenEmail("newcomer", () =>
        db.transaction().execute(async (trx) => {
          const superusers = await asSuperuser(trx, caller.userId);
          if (is_superuser) await announceSuperuser(trx, superusers, email, mails);
          const made = await insertAccount(trx, { ...account, language: client.language }, clock.now());
          await noteAddition(trx, made, { actorId: caller.userId, now: clock.now() });
          const whose = { id: made.id, language: client.language };
          // The owner of the mailbox confirms it; a deactivated account can do nothing that needs it.
          if (is_active) await askToConfirm(trx, { account: whose, newEmail: email, now: clock.now(), mails });
          return made;
        }),
      );
      logSecurityEvent(client.log, is_superuser ? "superuser created" : "account created", { targetId: row.id });
      return toUser(row);
    },
    { repeated: { asNow: ({ id }) => userOf(id ?? "") } },
  );

  async function userOf(id: string) {
    const account = await findAccount(db, id);
    if (account === undefined) throw new HttpError("user_not_found", "User not found");
    return toUser(account);
  }
}
