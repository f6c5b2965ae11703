import { hasEnded } from "#domain/listings/listing.ts";
import type { RequestFields } from "#domain/tenant-requests/request-fields.ts";
import { noteDirectEdit } from "../audit-log/direct-acts.ts";
import type { Trx } from "../db/db.ts";
import { absentByModerator, absentRow } from "../removals/absent-row.ts";
import { refuseStale, versionAfter, type EditedVersion } from "../http/calls/row-version.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { lockOwner } from "../accounts/account-store.ts";
import { requestCaps } from "./request-caps.ts";
import { fieldsOf, toTenantRequest, type RequestRow } from "./request-row.ts";
import { strongSignsOf } from "./request-signs.ts";
import { lockRequest, updateRequest } from "./request-store.ts";

/** A change of a request. */
export interface RequestEdit {
  request: Pick<RequestRow, "id" | "owner_id">;
  /** The fields as they are to be, given those that are there, checked. */
  fieldsAfter: (before: RequestFields) => RequestFields;
  version: EditedVersion;
  /** Whose edits are counted: the owner, or a superuser. */
  editorId: string;
}

interface Parts {
  now: Date;
  today: string;
  limits: RateLimits;
  /** Calls those who look at requests that wait for it. */
  callModerators: (trx: Trx, posterId: string) => Promise<void>;
}

/**
 * Changes a request: of two edits of one version the later is refused (RC-10). A superuser's edit of another's request is in the
 * log.
 * @throws HttpError 404 for a request that is gone or removed, 409 for an edit of another version, 429 when it would make an
 *   ended request one open request too many and for too many edits in a day, and what `fieldsAfter` throws.
 */
export async function editRequest(
  trx: Trx,
  { request: { id, owner_id }, fieldsAfter, version, editorId }: RequestEdit,
  { now, today, limits, callModerators }: Parts,
): Promise<RequestRow> {
  if (owner_id !== null) await lockOwner(trx, owner_id);
  const before = await lockRequest(trx, id);
  if (before === undefined) throw await absentRow(trx, "request", id);
  if (before.standing === "removed") throw absentByModerator("request", before.standing);
  const answered = toTenantRequest(before);
  refuseStale(version, answered);
  const fields = fieldsAfter(fieldsOf(before));
  await limits.takeWithin(trx, ["requestEdit", editorId]);
  const isRevived = hasEnded(answered, today) && !hasEnded(fields, today);
  if (isRevived && owner_id !== null) await requestCaps.refuseBeyondActive(trx, owner_id, { today, limits });
  const strongSigns = strongSignsOf(fields);
  const row = await updateRequest(trx, id, { fields, strongSigns, updated_at: versionAfter(before, now) });
  if (owner_id !== editorId) {
    const doing = { actorId: editorId, target: { kind: "tenant_request", id }, accountId: owner_id, now } as const;
    await noteDirectEdit(trx, doing, { before: { ...fieldsOf(before) }, after: { ...fieldsOf(row) } });
  }
  // One call is enough.
  if (row.awaits_check && !before.awaits_check) await callModerators(trx, owner_id ?? id);
  return row;
}
