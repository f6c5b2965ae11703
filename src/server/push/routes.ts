import { lockOwner } from "../accounts/account-store.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import { unauthenticated } from "../http/errors/http-error.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { checkedSubscription } from "./checked-subscription.ts";
import type { ReadPushKeys } from "./push-key-store.ts";
import { forgetSubscription, keepSubscription } from "./subscription-store.ts";

interface Parts {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  readPushKeys: ReadPushKeys;
  /** The setting PUSH_TO_PRIVATE. */
  pushToPrivate: boolean;
}

/** The calls by which devices begin and end to get pushes. */
export function servePush(calls: CallServer, { db, clock, limits, readPushKeys, pushToPrivate }: Parts): void {
  calls.serve("readPushKey", async () => ({ public_key: (await readPushKeys()).publicKey.toString("base64url") }));

  calls.serve("putPushSubscription", async ({ body, caller }) => {
    const subscription = checkedSubscription(body, pushToPrivate);
    const { userId: accountId, sessionId } = caller;
    return db.transaction().execute(async (trx) => {
      if ((await lockOwner(trx, accountId)) === undefined) throw unauthenticated("invalid_credentials");
      await limits.takeWithin(trx, ["pushSubscription", accountId]);
      if (body.replaces !== undefined) await forgetSubscription(trx, accountId, { endpoint: body.replaces });
      const now = clock.now().toISOString();
      return keepSubscription(trx, subscription, { accountId, sessionId, language: body.language, now });
    });
  });

  calls.serve("deletePushSubscription", async ({ params, caller }) => {
    if (!isUuid(params.id)) return null;
    await db.transaction().execute(async (trx) => {
      await limits.takeWithin(trx, ["pushSubscription", caller.userId]);
      await forgetSubscription(trx, caller.userId, { id: params.id });
    });
    return null;
  });
}
