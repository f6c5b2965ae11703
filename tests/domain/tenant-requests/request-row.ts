import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";

/** A request as the server has it. */
export function requestRow(id: string, changes: Partial<TenantRequest> = {}): TenantRequest {
  const at = "2026-08-01T10:00:00.000Z";
  return {
    id,
    owner_id: "0198c1f0-0000-7000-8000-000000000002",
    email: "li@example.org",
    city: "Leeds",
    post_code: "",
    begin_date: null,
    end_date: null,
    price_upper_bound: null,
    property_type: "any",
    room_type: null,
    let_type: null,
    contact_info: null,
    description: null,
    created_at: at,
    updated_at: at,
    is_demo: false,
    ...changes,
  };
}
