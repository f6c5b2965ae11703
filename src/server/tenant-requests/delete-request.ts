import { lockOwner } from "../accounts/account-store.ts";
import { noteDirectDeletion } from "../audit-log/direct-acts.ts";
import type { Trx } from "../db/db.ts";
import { absentRow } from "../removals/absent-row.ts";
import { noteRemoval } from "../removals/removal-store.ts";
import { fieldsOf, type RequestRow } from "./request-row.ts";
import { removeRequest } from "./request-store.ts";

/** Which request is deleted, and by whom. */
export interface RequestDeletion {
  request: RequestRow;
  /** The owner, or a superuser. */
  deleterId: string;
}

/**
 * Deletes a request; a superuser's deletion of another's is in the log.
 * @throws HttpError 404 for a request that is gone.
 */
export async function deleteRequest(trx: Trx, { request, deleterId }: RequestDeletion, now: Date): Promise<void> {
  const { id, owner_id } = request;
  if (owner_id !== null) await lockOwner(trx, owner_id);
  if (!(await removeRequest(trx, id))) throw await absentRow(trx, "request", id);
  await noteRemoval(trx, id, now);
  if (owner_id === deleterId) return;
  const target = { kind: "tenant_request", id } as const;
  const { city, price_upper_bound, price_per_month, begin_date, end_date } = fieldsOf(request);
  await noteDirectDeletion(
    trx,
    { actorId: deleterId, target, accountId: owner_id, now },
    { city, price_upper_bound, ...(price_per_month != null && { price_per_month }), begin_date, end_date },
  );
}
