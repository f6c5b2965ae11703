import { isDeepStrictEqual } from "node:util";
import type { Call } from "#contract/endpoints.ts";
import { SET_KINDS } from "#domain/notifications/notification.ts";
import { lockOwner } from "../accounts/account-store.ts";
import { invalidToken, limitBadTokens } from "../auth/mailbox/mailed-link-attempts.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import { refuseStale } from "../http/calls/row-version.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import { unauthenticated } from "../http/errors/http-error.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { tell } from "../occurrences.ts";
import { liveSubscriptions } from "../push/subscription-store.ts";
import type { SecretKeys } from "../secret-keys.ts";
import { noteOpened } from "./notification-store.ts";
import { scopeOfToken } from "./off-token.ts";
import { reachOf, versionedSettings, writeSettings } from "./setting-store.ts";
import { switchOff } from "./switch-off.ts";
import { takeBackDue } from "./waiting-store.ts";

export interface NotificationParts {
  db: Db;
  clock: Clock;
  secretKeys: SecretKeys;
  limits: RateLimits;
}

/** The calls about being told, and about being left alone. */
export function serveNotifications(calls: CallServer, { db, clock, secretKeys, limits }: NotificationParts): void {
  calls.serve("readNotificationSettings", ({ caller }) => settingsWithReach(caller.userId));

  calls.serve("putNotificationSettings", async ({ body, caller: { userId }, ifMatch }) => {
    await db.transaction().execute(async (trx) => {
      if ((await lockOwner(trx, userId)) === undefined) throw unauthenticated("invalid_credentials");
      const { quiet_from, quiet_until } = body;
      // One end alone is no stretch of time.
      const quiet = quiet_from === null || quiet_until === null ? { quiet_from: null, quiet_until: null } : {};
      const wanted = { ...body, ...quiet };
      const { settings, updated_at } = await versionedSettings(trx, userId);
      if (isDeepStrictEqual(settings, wanted)) return;
      refuseStale({ ifMatch, updatedAt: undefined }, { ...settings, updated_at });
      await limits.takeWithin(trx, ["notificationWrite", userId]);
      await writeSettings(trx, userId, wanted, clock.now().toISOString());
      const ended = SET_KINDS.filter((kind) => body[kind].alert === "off");
      for (const kind of ended) await takeBackDue(trx, { kind }, userId);
      if (!body.saved_searches) await takeBackDue(trx, { kind: "saved_search" }, userId);
    });
    return settingsWithReach(userId);
  });

  calls.serve("turnOffNotifications", ({ body: { token, undo = false }, client }) =>
    limitBadTokens(limits, client, async () => {
      const scope = scopeOfToken(token, secretKeys);
      const switched =
        scope &&
        (await db
          .transaction()
          .execute((trx) => switchOff(trx, scope, { isOn: undo, now: clock.now().toISOString() })));
      if (switched === undefined) throw invalidToken();
      return switched;
    }),
  );

  calls.serve("countOpenedNotification", async ({ params, client }) => {
    if (!isUuid(params.id)) return null;
    // Only ids that are none of ours cost anything.
    if (await noteOpened(db, params.id, clock.now())) tell("notificationOpened", {});
    else await limits.take([["notificationOpened", client.network]]);
    return null;
  });

  async function settingsWithReach(accountId: string): Promise<Call<"readNotificationSettings">["answer"]> {
    const [{ settings, updated_at }, reach, devices] = await Promise.all([
      versionedSettings(db, accountId),
      reachOf(db, accountId),
      liveSubscriptions(db, accountId),
    ]);
    if (reach === undefined) throw unauthenticated("invalid_credentials");
    return {
      ...settings,
      updated_at,
      mail_address: reach.email,
      mail_is_confirmed: reach.email_verified,
      push_devices: devices.length,
    };
  }
}
