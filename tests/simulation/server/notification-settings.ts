import type { Call } from "#contract/endpoints.ts";
import { isDeepStrictEqual } from "node:util";
import { DEFAULT_NOTIFICATION_SETTINGS } from "#domain/notifications/notification.ts";
import { refuseStale, versionAfter } from "../../../src/server/http/calls/row-version.ts";
import { takeTry } from "./limits.ts";
import type { Asked } from "./asked.ts";
import { asStored } from "./state.ts";

type Settings = Call<"readNotificationSettings">["answer"];

export function readNotificationSettings({ account }: Asked): Settings {
  return { ...versioned(account), mail_address: account.email, mail_is_confirmed: false, push_devices: 0 };
}

export function putNotificationSettings(asked: Asked<"putNotificationSettings">): Settings {
  const { account, body, ifMatch, now } = asked;
  const { quiet_from, quiet_until } = body;
  // One end alone is no stretch of time.
  const quiet = quiet_from === null || quiet_until === null ? { quiet_from: null, quiet_until: null } : {};
  const content = asStored({ ...body, ...quiet });
  const { updated_at, ...before } = versioned(account);
  if (isDeepStrictEqual(before, content)) return readNotificationSettings(asked);
  refuseStale({ ifMatch, updatedAt: undefined }, { ...before, updated_at });
  takeTry(asked, "notificationWrite");
  account.settings = { content, updated_at: versionAfter({ updated_at }, now()) };
  return readNotificationSettings(asked);
}

function versioned({ settings }: Asked["account"]) {
  const updated_at = settings?.updated_at ?? new Date(0).toISOString();
  return { ...DEFAULT_NOTIFICATION_SETTINGS, ...settings?.content, updated_at };
}
