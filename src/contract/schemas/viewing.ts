import { Type, type Static } from "typebox";
import {
  CHECK_ANSWERS,
  MAX_VIEWING_PHOTOS,
  VIEWING_STATES,
  VIEWING_TEXT_LENGTHS,
  type CheckId,
  type OtherValue,
  type Score,
  type Viewing,
  type ViewingContent,
} from "#domain/viewings/viewing.ts";
import { nullable, oneOf } from "./shapes.ts";
import { RESUMED } from "./photo.ts";

export const CheckSchema = Type.Object({
  answer: nullable(oneOf(CHECK_ANSWERS)),
  note: Type.String({ description: `At most ${VIEWING_TEXT_LENGTHS.note} characters.` }),
});

export const ViewingPhotoSchema = Type.Object({
  uuid: Type.String({ format: "uuid" }),
  caption: Type.String({ description: `At most ${VIEWING_TEXT_LENGTHS.caption} characters.` }),
});

const OtherValueSchema = Type.Unsafe<OtherValue>(
  Type.Object({
    field: oneOf(["state", "appointment", "score"]),
    value: Type.Union([Type.String(), Type.Integer(), Type.Null()]),
  }),
);

/** A user's notes about one room. The schema has the types only; the rules are in domain/viewing.ts. */
export const ViewingContentSchema = Type.Object({
  state: oneOf(VIEWING_STATES),
  appointment: nullable(Type.String({ description: "Wall time in London, for example 2026-11-30T14:00." })),
  score: nullable(Type.Unsafe<Score>(Type.Integer({ minimum: 1, maximum: 5 }))),
  notes: Type.String({ description: `At most ${VIEWING_TEXT_LENGTHS.notes} characters.` }),
  checks: Type.Unsafe<Partial<Record<CheckId, Static<typeof CheckSchema>>>>(Type.Record(Type.String(), CheckSchema)),
  photos: Type.Array(ViewingPhotoSchema, { description: `At most ${MAX_VIEWING_PHOTOS}.` }),
  other: Type.Array(OtherValueSchema, { description: "What another device said, until its owner has chosen." }),
});

/** A user's notes about a room, as the account keeps them: visible to that user alone. */
export const ViewingSchema = Type.Object({
  listing_id: Type.String({ format: "uuid" }),
  content: ViewingContentSchema,
  version: Type.String({ description: "What If-Match names, in double quotes there." }),
  updated_at: Type.String({ format: "date-time" }),
  is_removed: Type.Boolean({ description: "It was taken away, and its content is empty." }),
});

export const ViewingPageSchema = Type.Object({
  data: Type.Array(ViewingSchema),
  count: Type.Integer({ minimum: 0 }),
  missing_photos: Type.Optional(
    Type.Array(Type.String({ format: "uuid" }), {
      description: "Photos that viewings name and that are not there: a device that has one sends it again.",
    }),
  ),
});

export const PutViewingBody = Type.Object({ content: ViewingContentSchema });

/** The form of a viewing's photo: one file, and the uuid by which the viewing names it. */
export const UploadViewingPhotoForm = Type.Object({
  file: Type.Unsafe<Blob>(Type.String({ format: "binary", description: "JPEG, PNG or WebP, at most 5 MB." })),
  uuid: Type.String({ format: "uuid", description: "Of what comes again under one, the first bytes stay." }),
  ...RESUMED,
});

export const UploadedViewingPhotoSchema = Type.Object({ uuid: Type.String({ format: "uuid" }) });

// The schema and the domain's type are the same thing.
type Same<A, B> = [A, B] extends [B, A] ? true : never;
export const viewingSchemaIsTheDomainType: Same<Static<typeof ViewingSchema>, Viewing> = true;
export const contentSchemaIsTheDomainType: Same<Static<typeof ViewingContentSchema>, ViewingContent> = true;
