import { emptyFields } from "#domain/fields/field-row.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";

/** A request as the server has it. */
export function requestRow(id: string, changes: Partial<TenantRequest> = {}): TenantRequest {
  const at = "2026-08-01T10:00:00.000Z";
  return {
    id,
    owner_id: "0198c1f0-0000-7000-8000-000000000002",
    ...emptyFields(REQUEST_FIELDS),
    email: "li@example.org",
    city: "Leeds",
    property_type: "any",
    created_at: at,
    updated_at: at,
    is_demo: false,
    ...changes,
  };
}
