import { contactLines, type PosterContact } from "#domain/listings/contact.ts";
import { isHidden } from "../removals/absent-row.ts";
import type { Selectable } from "kysely";
import type { Call } from "#contract/endpoints.ts";
import type { TenantRequestTable } from "../db/tables.ts";
import { isBlank } from "#domain/users/account-rules.ts";
import { namesWith } from "#domain/fields/field-row.ts";
import { proseOf } from "#domain/fields/prose.ts";
import {
  REQUEST_FIELDS,
  type RequestContactField,
  type RequestFields,
} from "#domain/tenant-requests/request-fields.ts";
import { fieldColumns } from "../db/field-columns.ts";
import { contactsInTexts, publicProse } from "../public-text.ts";

export type RequestRow = Selectable<TenantRequestTable>;

/** A request as every call answers it. */
export type AnsweredRequest = Call<"readTenantRequest">["answer"];

const REQUEST_FIELD_COLUMNS = fieldColumns(REQUEST_FIELDS);
const CONTACT_FIELDS = namesWith(REQUEST_FIELDS, { seenBy: "contact" });
const NO_CONTACT = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, null])) as Record<
  RequestContactField,
  null
>;

const PROSE = proseOf(REQUEST_FIELDS);

/** A row as others than its owner read it: without the contact, which is opened by a call of its own. */
export function toOthersRequest(row: RequestRow): AnsweredRequest {
  return {
    ...toTenantRequest(row),
    ...NO_CONTACT,
    ...publicProse(PROSE, row),
    has_contact: hasContact(row) || contactsInRequest(row) !== null,
  };
}

/** The contacts in a request's texts, which others see covered: a line each. */
export function contactsInRequest(row: RequestRow): string | null {
  return contactsInTexts(PROSE.map((field) => row[field]));
}

/** The fields of a request that is there. */
export function fieldsOf(row: RequestRow): RequestFields {
  return REQUEST_FIELD_COLUMNS.toFields(row);
}

/** The columns of a request's fields, checked. */
export function columnsOf(fields: RequestFields) {
  return REQUEST_FIELD_COLUMNS.toColumns(fields);
}

/** A row as the contract's request, the budget by both names. */
export function toTenantRequest(row: RequestRow): AnsweredRequest {
  const fields = fieldsOf(row);
  // Name by name: what is not named here, and in the table of fields, never leaves the server.
  return {
    id: row.id,
    owner_id: row.owner_id,
    ...fields,
    price: fields.price_upper_bound,
    has_contact: hasContact(row),
    created_at: row.created_at,
    updated_at: row.updated_at,
    is_demo: row.is_demo,
    ...(isHidden(row) && { hidden: row.standing === null ? "deactivation" : "moderator" }),
    ...(row.awaits_check && { awaits_check: true }),
  };
}

/** Whether a request says how its poster is reached. */
export function hasContact(request: PosterContact): boolean {
  return contactLines(request).some((line) => !isBlank(line));
}
