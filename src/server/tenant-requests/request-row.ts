import { isHidden } from "../removals/absent-row.ts";
import type { Selectable } from "kysely";
import type { Call } from "#contract/endpoints.ts";
import type { TenantRequestTable } from "../db/tables.ts";
import { isBlank } from "#domain/users/account-rules.ts";
import { closedDay } from "../db/infinite-days.ts";

export type RequestRow = Selectable<TenantRequestTable>;

/** A request as every call answers it. */
export type AnsweredRequest = Call<"readTenantRequest">["answer"];

/** A row as others than its owner read it: without the contact, which is opened by a call of its own. */
export function toOthersRequest(row: RequestRow): AnsweredRequest {
  return { ...toTenantRequest(row), email: null, contact_info: null };
}

/** A row as the contract's request: pounds for pence, null for an open side of the stay, the budget by both names. */
export function toTenantRequest(row: RequestRow): AnsweredRequest {
  const budget = row.price_upper_bound_pence === null ? null : row.price_upper_bound_pence / 100;
  // Field by field: what is not named here never leaves the server.
  return {
    id: row.id,
    owner_id: row.owner_id,
    email: row.email,
    city: row.city,
    post_code: row.post_code,
    begin_date: closedDay(row.begin_date),
    end_date: closedDay(row.end_date),
    price_upper_bound: budget,
    price: budget,
    property_type: row.property_type,
    room_type: row.room_type,
    let_type: row.let_type,
    contact_info: row.contact_info,
    has_contact: hasContact(row),
    description: row.description,
    created_at: row.created_at,
    updated_at: row.updated_at,
    is_demo: row.is_demo,
    ...(isHidden(row) && { hidden: row.standing === null ? "deactivation" : "moderator" }),
  };
}

/** Whether a request says how its poster is reached. */
export function hasContact({ email, contact_info }: { email: string; contact_info: string | null }): boolean {
  return email !== "" || !isBlank(contact_info ?? "");
}
