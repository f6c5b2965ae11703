import { Type, type Static, type TSchema } from "typebox";
import { MAX_PHOTOS } from "#domain/listings/listing-rules.ts";
import {
  DRAFT_KINDS,
  type AccountDraft,
  type DraftDocument,
  type DraftSuggestion,
} from "#domain/drafts/draft-document.ts";
import { nullable, oneOf } from "./shapes.ts";
import { RESUMED } from "./photo.ts";

/** Fields of a form at most: twice what forms have. */
const MOST_FIELDS = 60;

const fieldName = Type.String({ pattern: "^[a-z][a-z_]{0,39}$" });
const value = Type.Union([Type.String(), Type.Boolean()]);

const SuggestionSchema = Type.Unsafe<DraftSuggestion>(
  Type.Object({ value, state: oneOf(["filled", "offered"]), before: nullable(value) }),
);

export const DraftPhotoSchema = Type.Object({
  uuid: Type.String({ format: "uuid" }),
  image_url: nullable(Type.String({ maxLength: 500, description: "Where it is, once it was sent for the room." })),
  placeholder_colour: nullable(Type.String({ maxLength: 20 })),
});

function byField<T>(of: TSchema) {
  return Type.Unsafe<Record<string, T>>(
    Type.Record(fieldName, of, { maxProperties: MOST_FIELDS, additionalProperties: false }),
  );
}

/** What stands in a form. Nothing is checked but types and bounds: what is wrong in it is told when it is posted. */
export const DraftDocumentSchema = Type.Object({
  typed: byField<string | boolean>(value),
  suggested: byField<DraftSuggestion>(SuggestionSchema),
  touched: Type.Array(fieldName, { maxItems: MOST_FIELDS }),
  photos: Type.Array(DraftPhotoSchema, { maxItems: MAX_PHOTOS }),
  base: Type.Unsafe<Record<string, unknown> | null>(
    nullable(Type.Object({}, { additionalProperties: true, description: "The posted row that is being edited." })),
  ),
  other_version_of: nullable(
    Type.String({ format: "uuid", description: "Where two devices wrote different things: the draft with the other." }),
  ),
});

/** A draft of a room or request, as the account keeps it: visible to its owner alone. */
export const DraftSchema = Type.Object({
  id: Type.String({ format: "uuid", description: "Of the room or request, once it is posted." }),
  kind: oneOf(DRAFT_KINDS),
  content: DraftDocumentSchema,
  version: Type.String({ description: "What If-Match names, in double quotes there." }),
  updated_at: Type.String({ format: "date-time" }),
  deletes_at: Type.String({ format: "date-time", description: "When the account deletes it, unless it is changed." }),
  is_removed: Type.Boolean({ description: "It was deleted or posted, and its content is empty." }),
  is_posted: Type.Boolean(),
});

export const DraftPageSchema = Type.Object({
  data: Type.Array(DraftSchema),
  count: Type.Integer({ minimum: 0 }),
});

export const PutDraftBody = Type.Object({ kind: oneOf(DRAFT_KINDS), content: DraftDocumentSchema });

/** The form of a draft's photo: one file, and the uuid by which the draft names it. */
export const UploadDraftPhotoForm = Type.Object({
  file: Type.Unsafe<Blob>(Type.String({ format: "binary", description: "JPEG, PNG or WebP, at most 5 MB." })),
  uuid: Type.String({ format: "uuid", description: "Of what comes again under one, the first bytes stay." }),
  ...RESUMED,
});

export const UploadedDraftPhotoSchema = Type.Object({ uuid: Type.String({ format: "uuid" }) });

// The schema and the domain's type are the same thing.
type Same<A, B> = [A, B] extends [B, A] ? true : never;
export const draftSchemaIsTheDomainType: Same<Static<typeof DraftSchema>, AccountDraft> = true;
export const documentSchemaIsTheDomainType: Same<Static<typeof DraftDocumentSchema>, DraftDocument> = true;
