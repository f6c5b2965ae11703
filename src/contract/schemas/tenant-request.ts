import { Type, type Static } from "typebox";
import { MAX_PRICE, TENANT_REQUEST_LIMIT } from "#domain/limits.ts";
import { ENFORCED_REQUEST_FIELDS } from "#domain/tenant-requests/request-rules.ts";
import { HIDDEN_BY } from "#domain/moderation/standing.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import { answeredSchemas, judgedSchemas, writtenSchemas } from "./field-schemas.ts";
import { pagingFields } from "./paging.ts";
import { ownMatches } from "./match-count.ts";
import { nullable, oneOf, writtenFields } from "./shapes.ts";
import { ScamSignSchema } from "./warnings.ts";

/** A wanted-to-rent request as every call answers it (PR-302). */
export const TenantRequestSchema = Type.Object({
  id: Type.String({ format: "uuid" }),
  owner_id: nullable(Type.String({ format: "uuid" })),
  ...answeredSchemas(REQUEST_FIELDS),
  price: nullable(Type.Number({ description: "The same as price_upper_bound." })),
  has_contact: Type.Optional(Type.Boolean({ description: "Whether there is anything to open." })),
  contact_openings: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: "How many people have opened the contact, where any have; for its owner alone.",
    }),
  ),
  signs: Type.Optional(
    Type.Array(ScamSignSchema, {
      description:
        "Why to look twice at it, what weighs most first; absent without a reason, and in one's own that does not wait for a look.",
    }),
  ),
  created_at: Type.String({ format: "date-time" }),
  updated_at: Type.String({ format: "date-time" }),
  is_demo: Type.Boolean(),
  hidden: Type.Optional(oneOf(HIDDEN_BY)),
  awaits_check: Type.Optional(
    Type.Literal(true, {
      description:
        "It has strong signs of a scam, and no moderator has looked yet: the list of all has it behind all others, nothing recommends it.",
    }),
  ),
});

export const TenantRequestPageSchema = Type.Object({
  data: Type.Array(TenantRequestSchema),
  cities: Type.Array(Type.String(), { description: "Of all requests that are open, without repetition, sorted." }),
  count: Type.Integer({ minimum: 0 }),
  ...ownMatches,
});

/** Absent fields are judged with the rules of domain/tenant-requests/request-rules.ts: the schema says types alone. */
const written = {
  ...writtenSchemas(REQUEST_FIELDS),
  price: Type.Optional(nullable(Type.Number())),
};

export const CreateTenantRequestBody = Type.Object({
  ...written,
  id: Type.Optional(
    Type.String({ format: "uuid", description: "Made by the client, so that nothing is posted twice." }),
  ),
});

/** Fields that are absent stay as they are (W-05). */
export const UpdateTenantRequestBody = Type.Object({
  ...written,
  updated_at: Type.Optional(
    Type.String({ format: "date-time", description: "Of the version that was edited: a later one is 409." }),
  ),
});

/** The fields of a request, as those rules judge them. */
const judged = {
  ...judgedSchemas(REQUEST_FIELDS),
  price: Type.Number({
    minimum: 0,
    maximum: MAX_PRICE,
    description: "The same as `price_upper_bound`, which is believed where both are.",
  }),
};

/** What the server takes as a new request: CreateTenantRequestBody says types alone, so that every mistake gets its own name. */
export const NewTenantRequestSchema = Type.Object(
  {
    ...writtenFields(judged, ENFORCED_REQUEST_FIELDS, false),
    id: CreateTenantRequestBody.properties.id,
  },
  {
    examples: [
      {
        city: "London",
        property_type: "student",
        price_upper_bound: 250,
        begin_date: "2027-09-01",
        end_date: "2028-06-30",
        contact_info: "wechat: hanmeimei",
      },
    ],
  },
);

/** What the server takes as an edit; a field that is required may be absent, not null. */
export const TenantRequestEditSchema = Type.Object({
  ...writtenFields(judged, ENFORCED_REQUEST_FIELDS, true),
  updated_at: UpdateTenantRequestBody.properties.updated_at,
});

export const TenantRequestsQuery = Type.Object({
  ...pagingFields(TENANT_REQUEST_LIMIT),
  show_all: Type.Optional(Type.Boolean({ description: "Everybody's that are open, instead of one's own." })),
});

// The schema and the domain's type are the same thing, but for the alias on the wire.
type Same<A, B> = [A, B] extends [B, A] ? true : never;
export const requestSchemaIsTheDomainType: Same<
  Omit<Static<typeof TenantRequestSchema>, "price">,
  TenantRequest
> = true;
