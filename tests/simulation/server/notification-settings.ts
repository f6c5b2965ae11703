import type { Call } from "#contract/endpoints.ts";
import { DEFAULT_NOTIFICATION_SETTINGS } from "#domain/notifications/notification.ts";
import { takeTry } from "./limits.ts";
import type { Asked } from "./asked.ts";
import { asStored } from "./state.ts";

type Settings = Call<"readNotificationSettings">["answer"];

export function readNotificationSettings({ account }: Asked): Settings {
  const reach = { mail_address: account.email, mail_is_confirmed: false, push_devices: 0 };
  return { ...DEFAULT_NOTIFICATION_SETTINGS, ...account.settings, ...reach };
}

export function putNotificationSettings(asked: Asked<"putNotificationSettings">): Settings {
  const { account, body } = asked;
  takeTry(asked, "notificationWrite");
  const { quiet_from, quiet_until } = body;
  // One end alone is no stretch of time.
  const quiet = quiet_from === null || quiet_until === null ? { quiet_from: null, quiet_until: null } : {};
  account.settings = asStored({ ...body, ...quiet });
  return readNotificationSettings(asked);
}
