import { Type, type Static, type TSchema } from "typebox";
import { Check } from "typebox/value";
import { ListingSchema } from "./schemas/listing.ts";
import { PutSavedSearchBody } from "./schemas/saved-search.ts";
import { nullable, oneOf } from "./schemas/shapes.ts";
import { OpinionSchema } from "./schemas/shared-list.ts";
import { ViewingContentSchema } from "./schemas/viewing.ts";

/*
 * The file that a phone writes of all that the account has not got. Loaded where such a file is taken in, and nowhere else:
 * TypeBox is no part of the app besides.
 */

const instant = Type.String({ format: "date-time" });

function documentOf<Kind extends string, Content extends TSchema, Beside extends TSchema>(
  kind: Kind,
  content: Content,
  beside: Beside,
) {
  return Type.Object({
    kind: Type.Literal(kind),
    id: Type.String({ minLength: 1, maxLength: 100 }),
    content,
    /** The content that the account last had; without a version where it has lost it. */
    base: nullable(Type.Object({ content, version: nullable(instant) })),
    /** The contents that have left for the account since. */
    sent: Type.Array(content),
    beside,
  });
}

const viewing = documentOf(
  "viewing",
  ViewingContentSchema,
  Type.Object({
    // A room of another build's form is fetched anew.
    listing: Type.Unknown(),
    fetchedAt: Type.Number(),
    goneAt: nullable(Type.Number()),
    missedAt: nullable(Type.Number()),
    savedAt: Type.Number(),
  }),
);
const search = documentOf(
  "search",
  Type.Object({ ...PutSavedSearchBody.properties, seen_at: instant }),
  Type.Object({ createdAt: instant }),
);
const opinion = documentOf("opinion", OpinionSchema, Type.Object({ name: Type.String(), isOwner: Type.Boolean() }));

const photo = Type.Object({
  kind: Type.Literal("viewing"),
  documentId: Type.String(),
  uuid: Type.String({ format: "uuid" }),
  type: Type.String(),
  /** Whether the account has it, or nobody can decode it. */
  state: oneOf(["stored", "uploaded", "refused"]),
});

const ExportedDocumentSchema = Type.Union([viewing, search, opinion]);
const ExportedDocumentsSchema = Type.Object({
  documents: Type.Array(ExportedDocumentSchema),
  photos: Type.Array(photo),
});

export type ExportedDocument = Static<typeof ExportedDocumentSchema>;
export type ExportedPhoto = Static<typeof photo>;
export type ExportedDocuments = Static<typeof ExportedDocumentsSchema>;

/** Whether a part of a file is what a phone writes. What is merely too long may be among it: its owner has still to shorten it. */
export function areExportedDocuments(value: unknown): value is ExportedDocuments {
  return Check(ExportedDocumentsSchema, value);
}

/** Whether something is a room as the server answers with it today. */
export function isListing(value: unknown): value is Static<typeof ListingSchema> {
  return Check(ListingSchema, value);
}
