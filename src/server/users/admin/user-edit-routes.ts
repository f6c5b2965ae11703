import type { Static } from "typebox";
import type { UpdateUserBody } from "#contract/schemas/user.ts";
import { checkWhy, type ActReason } from "#domain/moderation/act-rules.ts";
import { logSecurityEvent } from "../../http/log/security-event.ts";
import type { Client } from "../../http/calls/client-of.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import { changedEmail, givenName } from "../account-changes.ts";
import { confirmationProblems, emailProblems, nameProblems, passwordProblems, refuseBad } from "../account-fields.ts";
import { toUser, type UserRow } from "../../accounts/account-row.ts";
import { findAccount, type Account } from "../../accounts/account-store.ts";
import { refuseTakenEmail } from "../../accounts/refuse-taken-email.ts";
import type { Why } from "../../moderation/acts/follow-activation.ts";
import { tidyWords, whyErrorsOf } from "../../moderation/acts/why-fields.ts";
import type { UserParts } from "../user-parts.ts";
import { editAccount, type Edit } from "./user-edit-store.ts";

/** A superuser's changes to other accounts. */
export function serveUserEdit(calls: CallServer, parts: UserParts): void {
  const { db, clock, passwords, mails, sessions, secretKeys, requireEmailCode } = parts;

  calls.serve(
    "updateUser",
    async ({ params, body, caller, client }) => {
      const targetId = params.user_id.toLowerCase();
      // UA-15: superusers cannot change their own rights or status.
      if (targetId === caller.userId)
        throw new HttpError("own_row", "Super users are not allowed to change their own row");
      const before = await findAccount(db, targetId);
      if (before === undefined) throw notFound();
      const { why, ...edit } = checkedEdit(body, before);
      // An empty password means that the form's field was left alone (UA-17).
      const password_hash = body.password ? await passwords.hash(`account ${caller.userId}`, body.password) : undefined;
      const edited = await refuseTakenEmail("change", () =>
        db.transaction().execute((trx) =>
          editAccount(
            trx,
            { actorId: caller.userId, targetId, edit: { ...edit, password_hash }, why },
            {
              now: clock.now(),
              mails,
              sessions,
              secretKeys,
              requireEmailCode,
            },
          ),
        ),
      );
      if (edited === undefined) throw notFound();
      log(client, edited.before, edited.row, password_hash !== undefined);
      return toUser(edited.row);
    },
    {
      repeated: {
        async asNow(_, { params }) {
          const row = await findAccount(db, params.user_id.toLowerCase());
          if (row === undefined) throw notFound();
          return toUser(row);
        },
      },
    },
  );
}

type Checked = Omit<Edit, "password_hash"> & { why: Why | null };

/** @throws HttpError 422 with the fields at fault. */
function checkedEdit(body: Static<typeof UpdateUserBody>, before: Account): Checked {
  const { password, confirm_password, is_superuser, is_active } = body;
  const email = changedEmail(body.email, before.email);
  const full_name = givenName(body.full_name);
  const whose = { email: email ?? before.email, full_name: full_name === undefined ? before.full_name : full_name };
  const why = is_active === false ? whyOf(body) : null;
  refuseBad(
    email === undefined ? [] : emailProblems(email),
    nameProblems(full_name ?? null),
    password ? passwordProblems("password", password, whose) : [],
    confirmationProblems(password ?? "", confirm_password),
    why === null ? [] : whyErrorsOf("deactivate")(checkWhy({ act: "deactivate", ...why })),
  );
  return { email, full_name, is_superuser, is_active, why };
}

// A program may deactivate without a reason; a page of this build gives one.
function whyOf({ reason, ...words }: Static<typeof UpdateUserBody>): Why | null {
  return reason === null || reason === undefined ? null : { reason: reason as ActReason, ...tidyWords(words) };
}

function notFound(): HttpError {
  return new HttpError("edited_user_not_found", "The user with this id does not exist in the system");
}

function log(client: Client, before: UserRow, after: UserRow, hasNewPassword: boolean): void {
  const facts = { targetId: after.id };
  if (before.is_superuser !== after.is_superuser) logSecurityEvent(client.log, "role changed", facts);
  if (before.is_active !== after.is_active) logSecurityEvent(client.log, "activation changed", facts);
  if (before.email !== after.email) logSecurityEvent(client.log, "address changed", facts);
  if (hasNewPassword) logSecurityEvent(client.log, "password set by superuser", facts);
}
