import { Type } from "typebox";
import { ContactSchema } from "../schemas/contact.ts";
import { MessageSchema } from "../schemas/session.ts";
import {
  CreateTenantRequestBody,
  TenantRequestPageSchema,
  TenantRequestSchema,
  TenantRequestsQuery,
  UpdateTenantRequestBody,
} from "../schemas/tenant-request.ts";
import type { Endpoint } from "./endpoint.ts";

const REQUEST_ID = Type.Object({ id: Type.String() });
const NOT_YOURS = { 403: "Not enough permissions: somebody else's", 404: "Tenant not found" };

/** The calls under /api/v1/tenants. */
export const tenantRequestEndpoints = {
  listTenantRequests: {
    summary: "Wanted-to-rent requests: one's own, or with show_all everybody's that are open, newest first",
    access: "user",
    query: TenantRequestsQuery,
    answer: TenantRequestPageSchema,
    refusals: { 429: "Too many readings of everything" },
  },
  createTenantRequest: {
    summary: "Post a request; the same id again gives the same request",
    access: "user",
    body: CreateTenantRequestBody,
    answer: TenantRequestSchema,
    versioned: true,
    refusals: {
      403: "The caller's email is not confirmed",
      429: "As many requests as one may have, or may post in a day",
    },
  },
  readTenantRequest: {
    summary: "One request, also when its last day has passed",
    access: "user",
    params: REQUEST_ID,
    answer: TenantRequestSchema,
    versioned: true,
    refusals: { 404: "Tenant not found" },
  },
  openTenantRequestContact: {
    summary: "How the poster of a request is reached; counted, once for each request and person",
    access: "user",
    params: REQUEST_ID,
    answer: ContactSchema,
    refusals: {
      403: "The account's email is not confirmed",
      404: "Tenant not found",
      429: "As many contacts as one person, or one network, may open in a day",
    },
  },
  updateTenantRequest: {
    summary: "Edit one's own request",
    access: "user",
    params: REQUEST_ID,
    body: UpdateTenantRequestBody,
    answer: TenantRequestSchema,
    versioned: true,
    refusals: { ...NOT_YOURS, 409: "It was changed meanwhile; `current` is how it is now" },
  },
  deleteTenantRequest: {
    summary: "Take one's own request away",
    access: "user",
    params: REQUEST_ID,
    answer: MessageSchema,
    refusals: NOT_YOURS,
  },
} as const satisfies Record<string, Endpoint>;
