import { Type } from "typebox";
import { AGREEMENT_VERSION } from "#domain/users/account-rules.ts";
import { OFFER_ANSWERS } from "#domain/matches/offer.ts";
import { BROWSERS, END_REASONS, SYSTEMS } from "#domain/users/device.ts";
import { LANGUAGES } from "#domain/language.ts";
import { NOTIFICATION_KINDS } from "#domain/notifications/notification.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import { DraftSchema } from "./draft.ts";
import { answeredSchemas } from "./field-schemas.ts";
import { ListingSchema, RemovedListingSchema } from "./listing.ts";
import { NoticeSchema, OwnReportSchema } from "./moderation.ts";
import { PutNotificationSettingsBody } from "./notification.ts";
import { SavedSearchSchema } from "./saved-search.ts";
import { OpinionSchema, SharedListSchema } from "./shared-list.ts";
import { nullable, oneOf } from "./shapes.ts";
import { UserSchema } from "./user.ts";
import { ViewingSchema } from "./viewing.ts";

const ConsentSchema = Type.Object({
  agreement_version: nullable(
    Type.String({ description: `For example ${AGREEMENT_VERSION}; null for a later change.` }),
  ),
  agreement_language: nullable(Type.String()),
  receive_updates: Type.Boolean(),
  allow_data_for_training: Type.Boolean(),
  created_at: Type.String({ format: "date-time" }),
});

const ExportedPhotoSchema = Type.Object({
  uuid: Type.String(),
  listing_id: Type.String({ format: "uuid" }),
  display_order: Type.Integer(),
  media_type: Type.String(),
  base64: Type.String(),
});

const ExportedSessionSchema = Type.Object({
  created_at: Type.String({ format: "date-time" }),
  last_used_at: Type.String({ format: "date-time" }),
  remembered: Type.Boolean(),
  browser: nullable(oneOf(BROWSERS)),
  system: nullable(oneOf(SYSTEMS)),
});

const ExportedEndSchema = Type.Object({
  reason: oneOf(END_REASONS),
  ended_at: Type.String({ format: "date-time" }),
});

const ExportedViewingSchema = Type.Object({
  ...ViewingSchema.properties,
  photo_links: Type.Array(Type.String(), { description: "Where its photos are to be had, with a session." }),
});

const ExportedDraftSchema = Type.Object({
  ...DraftSchema.properties,
  photo_links: Type.Array(Type.String(), { description: "Where its photos are to be had, with a session." }),
});

const ArchivedPhotoSchema = Type.Object({
  of: oneOf(["listing", "viewing", "draft"]),
  id: Type.String({ format: "uuid", description: "Of the room, the room that was viewed, or the draft." }),
  uuid: Type.String(),
  file: Type.String({ description: "Its path in the archive." }),
});

const ExportedOfferSchema = Type.Object({
  id: Type.String({ format: "uuid" }),
  listing_id: Type.String({ format: "uuid" }),
  request_id: Type.String({ format: "uuid" }),
  words_zh: Type.String(),
  words_en: Type.String(),
  sent_at: Type.String({ format: "date-time" }),
  answer: nullable(oneOf(OFFER_ANSWERS)),
  answered_at: nullable(Type.String({ format: "date-time" })),
});

const RECORDS = {
  exported_at: Type.String({ format: "date-time" }),
  user: UserSchema,
  consents: Type.Array(ConsentSchema),
  sessions: Type.Array(ExportedSessionSchema),
  second_factor: nullable(
    Type.Object(
      { since: Type.String({ format: "date-time" }), recovery_codes_left: Type.Integer({ minimum: 0 }) },
      { description: "That it is on. What opens it is not given away." },
    ),
  ),
  ended_sessions: Type.Array(ExportedEndSchema, {
    description: "Of the last 30 days; those that were logged out where they were are not kept.",
  }),
  listings: Type.Array(ListingSchema),
  removed_listings: Type.Array(RemovedListingSchema, { description: "Deleted, and kept for their owner for 30 days." }),
  tenant_requests: Type.Array(
    Type.Object({
      id: Type.String({ format: "uuid" }),
      ...answeredSchemas(REQUEST_FIELDS),
      created_at: Type.String({ format: "date-time" }),
      updated_at: Type.String({ format: "date-time" }),
    }),
  ),
  viewings: Type.Array(ExportedViewingSchema),
  shared_lists: Type.Array(SharedListSchema, { description: "Links to one's saved rooms." }),
  opinions: Type.Array(
    Type.Object({ list: Type.String(), content: OpinionSchema, updated_at: Type.String({ format: "date-time" }) }),
    { description: "What one has said of the rooms of such links, one's own and others'." },
  ),
  drafts: Type.Array(ExportedDraftSchema),
  contact_openings: Type.Array(
    Type.Object({
      listing_id: nullable(Type.String({ format: "uuid" })),
      request_id: nullable(Type.String({ format: "uuid" })),
      opened_at: Type.String({ format: "date-time" }),
    }),
    { description: "Whose contact data this person has opened: of a room, or of a request." },
  ),
  offers: Type.Object(
    {
      sent: Type.Array(ExportedOfferSchema),
      received: Type.Array(ExportedOfferSchema),
      muted: Type.Array(Type.Object({ muted_at: Type.String({ format: "date-time" }) }), {
        description: "Since when one takes no offers from an account; whose that is, is not one's own data.",
      }),
    },
    { description: "Rooms that one has offered, and that were offered to one's requests." },
  ),
  reports: Type.Array(OwnReportSchema, { description: "What one has reported." }),
  notices: Type.Array(NoticeSchema, {
    description: "What moderators have done that concerns one, with one's appeals.",
  }),
  saved_searches: Type.Array(SavedSearchSchema),
  notification_settings: PutNotificationSettingsBody,
  push_devices: Type.Array(
    Type.Object({
      push_service: Type.String({ description: "Whose service brings pushes to the device." }),
      language: oneOf(LANGUAGES),
      created_at: Type.String({ format: "date-time" }),
    }),
  ),
  notifications: Type.Array(
    Type.Object({
      kind: oneOf(NOTIFICATION_KINDS),
      title: Type.String(),
      body: Type.String(),
      listing_id: nullable(Type.String({ format: "uuid" })),
      created_at: Type.String({ format: "date-time" }),
      sent_at: nullable(Type.String({ format: "date-time" })),
      opened_at: nullable(Type.String({ format: "date-time" })),
      sources: Type.Array(Type.Object({ kind: oneOf(NOTIFICATION_KINDS), title: Type.String(), body: Type.String() }), {
        description: "Of a message that waits and came from several things: what each of them says.",
      }),
    }),
    { description: "What one was told, or is about to be, in the last 90 days." },
  ),
  ai_feedback: Type.Array(
    Type.Object({
      query: Type.String(),
      satisfied: Type.Boolean(),
      created_at: Type.String({ format: "date-time" }),
    }),
  ),
};

/** Everything that is stored about one person, in one file (UK GDPR: access and portability). */
export const ExportSchema = Type.Object({ ...RECORDS, photos: Type.Array(ExportedPhotoSchema) });

/** The same as `qiying.json` in an archive, with the photos as files beside it. */
export const ArchivedExportSchema = Type.Object({ ...RECORDS, photos: Type.Array(ArchivedPhotoSchema) });
