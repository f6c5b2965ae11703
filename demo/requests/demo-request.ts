import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";

/** A wanted-to-rent request as the generator makes it. */
export type DemoRequest = Omit<TenantRequest, "owner_id" | "price_upper_bound" | "is_demo"> & {
  price_upper_bound_pence: number | null;
};
