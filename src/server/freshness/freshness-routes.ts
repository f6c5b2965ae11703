import { invalidToken, limitBadTokens } from "../auth/mailbox/mailed-link-attempts.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import { HttpError } from "../http/errors/http-error.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { ListingRow } from "../listings/listing-row.ts";
import { findListing } from "../listings/listing-store.ts";
import { absentByModerator, absentRow } from "../removals/absent-row.ts";
import type { SecretKeys } from "../secret-keys.ts";
import { askedByToken } from "./availability-token.ts";
import { confirmRoom } from "./confirm-room.ts";

interface Parts {
  db: Db;
  clock: Clock;
  secretKeys: SecretKeys;
  limits: RateLimits;
  /** The London day. */
  today: () => string;
}

/** Saying whether a room is still to be had: as its owner, or by the link in the question. */
export function serveFreshness(calls: CallServer, { db, clock, secretKeys, limits, today }: Parts): void {
  calls.serve("confirmListing", async ({ params, caller, keepAnswer }) => {
    const row = isUuid(params.id) ? await findListing(db, params.id) : undefined;
    if (row === undefined) throw await absentRow(db, "listing", params.id);
    if (row.owner_id !== caller.userId) throw new HttpError("not_owner", "Not enough permissions");
    if (row.standing === "removed") throw absentByModerator("listing", row.standing);
    const owned = { ...row, owner_id: row.owner_id };
    const answer = { message: "Confirmed" };
    await db.transaction().execute(async (trx) => {
      await confirmRoom(trx, owned, "available", occasion());
      await keepAnswer(trx, answer);
    });
    return answer;
  });

  calls.serve("answerAvailability", ({ body, client }) =>
    limitBadTokens(limits, client, async () => {
      const row = await roomOf(body.token);
      const { answer } = body;
      if (answer === undefined) return { title: row.title };
      await db.transaction().execute((trx) => confirmRoom(trx, row, answer, occasion()));
      return { title: row.title };
    }),
  );

  function occasion() {
    return { now: clock.now(), today: today(), limits };
  }

  /** @throws HttpError 400 for a token that is no good, or that a later question, or the room's end, has made useless. */
  async function roomOf(token: string): Promise<ListingRow & { owner_id: string }> {
    const asked = askedByToken(token, secretKeys, clock.now());
    const row = asked && (await findListing(db, asked.listingId));
    const isGood = row?.asked_at === asked?.askedAt && row?.standing !== "removed" && row?.owner_inactive === false;
    if (row === undefined || row.owner_id === null || !isGood) throw invalidToken();
    return { ...row, owner_id: row.owner_id };
  }
}
