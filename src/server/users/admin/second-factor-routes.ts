import { asSuperuser } from "../../accounts/superuser-store.ts";
import { resetSecondFactor } from "../../auth/second-factor/reset-second-factor.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import { isUuid } from "../../http/calls/is-uuid.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import { logSecurityEvent } from "../../http/log/security-event.ts";
import type { UserParts } from "../user-parts.ts";

/** Helping another superuser who has lost phone and recovery codes. */
export function serveSecondFactorReset(
  calls: CallServer,
  { db, clock, mails, sessions }: Pick<UserParts, "db" | "clock" | "mails" | "sessions">,
): void {
  calls.serve("resetSecondFactor", async ({ params, caller, client }) => {
    const accountId = params.user_id.toLowerCase();
    // One's own is turned off with a code.
    if (accountId === caller.userId)
      throw new HttpError("own_row", "Super users are not allowed to change their own row");
    await sessions.refuseWithoutProof(caller.sessionId);
    const isReset = await db.transaction().execute(async (trx) => {
      await asSuperuser(trx, caller.userId);
      if (!isUuid(accountId)) return undefined;
      return resetSecondFactor(trx, { accountId, actorId: caller.userId, now: clock.now(), mails });
    });
    if (isReset === undefined) throw new HttpError("user_not_found", "User not found");
    if (!isReset) throw new HttpError("second_factor_off", "There is no second factor");
    logSecurityEvent(client.log, "second factor reset by superuser", { targetId: accountId });
    return { message: "Second factor reset" };
  });
}
