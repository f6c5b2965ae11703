import { hasContact, type AnsweredRequest } from "./request-row.ts";
import type { RequestFields } from "#domain/tenant-requests/request-fields.ts";
import { mergeFields, type WrittenRequest } from "./merge-fields.ts";

interface PostedRequest {
  id: string;
  ownerId: string;
  /** As the body had it, which was good. */
  written: WrittenRequest;
  /** When it was first asked for. */
  at: Date;
}

/**
 * A request as it was when it was posted, made of the very call that posted it: what a phone is told that repeats a posting
 * whose request was deleted since, so that it neither posts it again nor waits for ever.
 */
export function requestAsPosted({ id, ownerId, written, at }: PostedRequest): AnsweredRequest {
  // It passed the check when it was posted.
  const fields = mergeFields(null, written) as RequestFields;
  const created_at = at.toISOString();
  return {
    id,
    owner_id: ownerId,
    ...fields,
    price: fields.price_upper_bound,
    is_demo: false,
    has_contact: hasContact(fields),
    created_at,
    updated_at: created_at,
  };
}
