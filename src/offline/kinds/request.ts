import { MINUTE_MS } from "#domain/durations.ts";
import { pickFields } from "#domain/fields/field-row.ts";
import { TENANT_REQUEST_LIMIT } from "#domain/limits.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import type { TheirPost } from "../documents/posts/post-row.ts";
import type { SyncedPost } from "../documents/posts/synced-post.ts";
import { allPages } from "./all-pages.ts";

const ABSENCES = {
  tenant_request_deleted: "deleted",
  tenant_request_removed: "deleted",
  tenant_request_not_found: "unknown",
} as const;

/** A request for a room, as its owner writes and posts it. */
export const request: SyncedPost = {
  name: "request",
  fields: { table: REQUEST_FIELDS, hasPhotos: false },
  freshForMs: 10 * MINUTE_MS,
  async put(ask, { id, version, patch, key: idempotencyKey }) {
    const { data, ...answer } =
      version === null
        ? await ask("createTenantRequest", { body: { ...patch, id }, idempotencyKey })
        : await ask("updateTenantRequest", { params: { id }, body: { ...patch, updated_at: version }, idempotencyKey });
    return { ...answer, data: theirsOf(data) };
  },
  take: (ask, id) => ask("deleteTenantRequest", { params: { id } }),
  async list(ask) {
    const { rows, at } = await allPages(TENANT_REQUEST_LIMIT, (query) => ask("listTenantRequests", { query }));
    return { posts: rows.map(theirsOf), at };
  },
  async read(ask, id) {
    const { data, ...answer } = await ask("readTenantRequest", { params: { id } });
    return { ...answer, data: theirsOf(data) };
  },
  found: ({ current }) => (isRequest(current) ? theirsOf(current) : null),
  absence: ({ code }) => (code !== null && code in ABSENCES ? ABSENCES[code as keyof typeof ABSENCES] : null),
};

/** A request of the server's, as its owner sees it. */
export function theirsOf(answered: TenantRequest): TheirPost {
  const fields = pickFields(REQUEST_FIELDS, { ...answered, email: answered.email ?? "" });
  const values = { ...fields, price_per_month: answered.price_per_month ?? null };
  return { values, version: answered.updated_at, answered };
}

function isRequest(value: unknown): value is TenantRequest {
  return typeof value === "object" && value !== null && "price_upper_bound" in value && "updated_at" in value;
}
