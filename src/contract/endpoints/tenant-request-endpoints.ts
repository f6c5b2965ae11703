import { Type } from "typebox";
import { RequestContactSchema } from "../schemas/contact.ts";
import { MessageSchema } from "../schemas/session.ts";
import {
  CreateTenantRequestBody,
  NewTenantRequestSchema,
  TenantRequestPageSchema,
  TenantRequestSchema,
  TenantRequestsQuery,
  UpdateTenantRequestBody,
  TenantRequestEditSchema,
} from "../schemas/tenant-request.ts";
import type { Endpoint } from "./endpoint.ts";

const REQUEST_ID = Type.Object({ id: Type.String({ description: "Of the request: a UUID." }) });
/** Why there is no request, or none that its owner may change. */
export const NO_REQUEST = ["tenant_request_not_found", "tenant_request_deleted", "tenant_request_removed"] as const;
/** Why a reader cannot have a request. */
const UNREADABLE = [...NO_REQUEST, "tenant_request_hidden"] as const;
const NOT_YOURS = ["second_factor_needed", "not_owner", ...NO_REQUEST] as const;

/** The calls under /api/v1/tenants. */
export const tenantRequestEndpoints = {
  listTenantRequests: {
    summary:
      "Wanted-to-rent requests: one's own, or with show_all everybody's that are open, newest first and those last that wait for a moderator's look",
    access: "user",
    query: TenantRequestsQuery,
    answer: TenantRequestPageSchema,
    refusals: ["too_many_attempts"],
  },
  createTenantRequest: {
    summary: "Post a request; the same id again gives the same request",
    access: "user",
    body: CreateTenantRequestBody,
    judgedBody: NewTenantRequestSchema,
    answer: TenantRequestSchema,
    versioned: true,
    refusals: [
      "email_not_confirmed",
      "tenant_request_id_taken",
      "tenant_request_removed",
      "too_many_tenant_requests",
      "too_many_attempts",
    ],
  },
  readTenantRequest: {
    summary: "One request, also when its last day has passed",
    access: "user",
    params: REQUEST_ID,
    answer: TenantRequestSchema,
    versioned: true,
    refusals: UNREADABLE,
  },
  openTenantRequestContact: {
    summary: "How the poster of a request is reached; counted, once for each request and person",
    access: "user",
    params: REQUEST_ID,
    answer: RequestContactSchema,
    // No answer with a contact is kept.
    knowsRepetitions: true,
    usesLanguage: true,
    refusals: [...UNREADABLE, "not_found", "email_not_confirmed", "contacts_used_up", "contacts_slowed"],
  },
  updateTenantRequest: {
    summary: "Edit one's own request",
    description:
      "Superusers may edit any. An edit that names no version, in If-Match or `updated_at`, counts for whatever is there.",
    access: "user",
    params: REQUEST_ID,
    body: UpdateTenantRequestBody,
    judgedBody: TenantRequestEditSchema,
    answer: TenantRequestSchema,
    versioned: true,
    takesIfMatch: true,
    refusals: [...NOT_YOURS, "changed_meanwhile", "too_many_tenant_requests", "too_many_attempts"],
  },
  deleteTenantRequest: {
    summary: "Take one's own request away",
    access: "user",
    params: REQUEST_ID,
    answer: MessageSchema,
    refusals: NOT_YOURS,
  },
} as const satisfies Record<string, Endpoint>;
