import { Type } from "typebox";
import {
  NotificationIdParams,
  NotificationSettingsSchema,
  PushKeySchema,
  PushSubscriptionIdParams,
  PushSubscriptionSchema,
  PutNotificationSettingsBody,
  PutPushSubscriptionBody,
  TurnedOffSchema,
  TurnOffNotificationsBody,
} from "../schemas/notification.ts";
import type { Endpoint } from "./endpoint.ts";

/**
 * Being told while the app is closed: devices that get pushes, quiet hours, and how to be left alone. The state is sent: a
 * repetition of what is there already changes nothing.
 */
export const notificationEndpoints = {
  readPushKey: {
    summary: "The key by which push services know this site (RFC 8292)",
    access: "bearer-ignored",
    answer: PushKeySchema,
  },
  putPushSubscription: {
    summary: "Let this device get pushes, or say again that it does; the same endpoint is the same subscription",
    description:
      "It belongs to the caller's session: logging out, also from another device, ends it, and an endpoint that was another account's becomes the caller's.",
    access: "user",
    body: PutPushSubscriptionBody,
    answer: PushSubscriptionSchema,
    knowsRepetitions: true,
    refusals: ["invalid_fields", "too_many_attempts"],
  },
  deletePushSubscription: {
    summary: "Send no more pushes to a device; also when it got none",
    access: "user",
    params: PushSubscriptionIdParams,
    status: 204,
    answer: Type.Null(),
    knowsRepetitions: true,
    refusals: ["too_many_attempts"],
  },
  readNotificationSettings: {
    summary: "When and how the caller is told of what is no saved search's, and what is reached by that",
    access: "user",
    answer: NotificationSettingsSchema,
    versioned: true,
  },
  putNotificationSettings: {
    summary: "Set all of it, with If-Match over the version that it names",
    access: "user",
    body: PutNotificationSettingsBody,
    answer: NotificationSettingsSchema,
    versioned: true,
    takesIfMatch: true,
    knowsRepetitions: true,
    refusals: ["changed_meanwhile", "too_many_attempts"],
  },
  turnOffNotifications: {
    summary: "End what a message came from, with the token that it carries and without a login; or undo that",
    description:
      "A saved search is not told of any more, or a kind of messages. The page `/notifications/off?token=…`, to which mails link, calls it; a POST to that page's own address, which mail programs send (RFC 8058), does the same.",
    access: "bearer-ignored",
    body: TurnOffNotificationsBody,
    answer: TurnedOffSchema,
    refusals: ["invalid_link", "too_many_attempts"],
  },
  countOpenedNotification: {
    summary: "Count that a message was tapped, once; 204 whatever the id is",
    access: "bearer-ignored",
    params: NotificationIdParams,
    status: 204,
    answer: Type.Null(),
    refusals: ["too_many_attempts"],
  },
} as const satisfies Record<string, Endpoint>;
