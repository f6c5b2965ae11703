import { readPastedTarget } from "#domain/moderation/pasted-target.ts";
import { findAccount } from "../../accounts/account-store.ts";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/db.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import { findTargets } from "./find-store.ts";
import { recordOf } from "./record-store.ts";

/** Serves the record of an account to moderators, and finds accounts, rooms and requests by a pasted text. */
export function serveRecords(calls: CallServer, { db, clock }: { db: Db; clock: Clock }): void {
  calls.serve("readAccountRecord", async ({ params: { id } }) => {
    const account = await findAccount(db, id.toLowerCase());
    if (account === undefined) throw new HttpError("user_not_found", "User not found");
    return recordOf(db, account.id, clock.now());
  });

  calls.serve("findTarget", async ({ body: { text } }) => {
    const pasted = readPastedTarget(text);
    return { data: pasted === null ? [] : await findTargets(db, pasted) };
  });
}
