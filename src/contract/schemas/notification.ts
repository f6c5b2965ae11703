import { Type, type Static } from "typebox";
import { LANGUAGES } from "#domain/language.ts";
import {
  ALERT_TIMES,
  MAX_PUSH_SUBSCRIPTIONS,
  NOTIFICATION_KINDS,
  type Alerting,
  type NotificationSettings,
  type PushMessage,
} from "#domain/notifications/notification.ts";
import { MAX_SEARCH_NAME_LENGTH } from "#domain/saved-searches/saved-search.ts";
import { ListingSchema } from "./listing.ts";
import { nullable, oneOf } from "./shapes.ts";

/** When and how one is told, as saved searches and settings have it. */
export const alertingFields = {
  alert: oneOf(ALERT_TIMES, {
    description: "Never, at once but for quiet hours, or at 08:30 London time of each day.",
  }),
  by_push: Type.Boolean({ description: "On all devices that have subscribed." }),
  by_mail: Type.Boolean({ description: "To the account's address, once it is confirmed." }),
};
const AlertingSchema = Type.Object(alertingFields);

export const PushKeySchema = Type.Object({
  public_key: Type.String({
    description: "The `applicationServerKey` of `PushManager.subscribe()`: a point of P-256, 65 bytes in base64url.",
  }),
});

/** What `PushSubscription.toJSON()` gives, and the language in which the device wants its messages. */
export const PutPushSubscriptionBody = Type.Object({
  endpoint: Type.String({
    maxLength: 1000,
    description: "The https address of the push service; the subscription is known by it.",
  }),
  keys: Type.Object({
    p256dh: Type.String({ maxLength: 120, description: "The device's public key: 65 bytes in base64url." }),
    auth: Type.String({ maxLength: 40, description: "Its secret: 16 bytes in base64url." }),
  }),
  language: oneOf(LANGUAGES),
  replaces: Type.Optional(
    Type.String({
      maxLength: 1000,
      description: "The endpoint before, where the browser has changed it (`pushsubscriptionchange`): it is forgotten.",
    }),
  ),
});

/** A device that gets pushes. */
export const PushSubscriptionSchema = Type.Object({
  id: Type.String({ format: "uuid", description: "By which it is ended." }),
  language: oneOf(LANGUAGES),
  created_at: Type.String({ format: "date-time" }),
});

const wallTime = nullable(
  Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", description: "Wall time in London; null beside null: none." }),
);

const settingFields = {
  quiet_from: wallTime,
  quiet_until: wallTime,
  saved_searches: Type.Boolean({ description: "Whether saved searches are told of as each says; false: none is." }),
  match: AlertingSchema,
  offer: AlertingSchema,
  freshness: AlertingSchema,
};

/** What is sent: the settings as a whole. */
export const PutNotificationSettingsBody = Type.Object(settingFields);

/** What is answered: the settings, and what they can reach. */
export const NotificationSettingsSchema = Type.Object({
  ...settingFields,
  updated_at: Type.String({ format: "date-time", description: "Their version; of what was never set the year 1970." }),
  mail_address: Type.String({ description: "The account's own: mails go there and nowhere else." }),
  mail_is_confirmed: Type.Boolean({ description: "Without it no mails are sent." }),
  push_devices: Type.Integer({ minimum: 0, maximum: MAX_PUSH_SUBSCRIPTIONS, description: "Devices that get pushes." }),
});

/** `undo` turns back on what the same token has turned off. */
export const TurnOffNotificationsBody = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 400, description: "Of a mail's link or a push." }),
  undo: Type.Optional(Type.Boolean()),
});

/** What a token has turned off, or on again. */
export const TurnedOffSchema = Type.Object({
  kind: oneOf(NOTIFICATION_KINDS),
  name: nullable(
    Type.String({ description: `Of the saved search, ${MAX_SEARCH_NAME_LENGTH} characters at most; null for others.` }),
  ),
  is_on: Type.Boolean(),
});

export const NotificationIdParams = Type.Object({ id: Type.String({ description: "Of the message: a UUID." }) });
export const PushSubscriptionIdParams = Type.Object({
  id: Type.String({ description: "Of the subscription, as it was answered: a UUID." }),
});

/** What a push brings, once it is decrypted; no call answers it. */
export const PushMessageSchema = Type.Object({
  id: Type.String({ format: "uuid" }),
  kind: oneOf(NOTIFICATION_KINDS),
  user_id: Type.String({ format: "uuid" }),
  language: oneOf(LANGUAGES),
  title: Type.String(),
  body: Type.String(),
  url: Type.String(),
  tag: Type.String(),
  badge: Type.Integer({ minimum: 0 }),
  sent_at: Type.String({ format: "date-time" }),
  off_token: Type.String(),
  saved_search_id: Type.Optional(Type.String({ format: "uuid" })),
  room: Type.Optional(ListingSchema),
  room_ids: Type.Optional(Type.Array(Type.String({ format: "uuid" }))),
});

// The schemas and the domain's types are the same things.
type Same<A, B> = [A, B] extends [B, A] ? true : never;
export const alertingSchemaIsTheDomainType: Same<Static<typeof AlertingSchema>, Alerting> = true;
export const settingsSchemaIsTheDomainType: Same<
  Static<typeof PutNotificationSettingsBody>,
  NotificationSettings
> = true;
export const pushMessageSchemaIsTheDomainType: Same<Static<typeof PushMessageSchema>, PushMessage> = true;
