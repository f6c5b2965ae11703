import { HOUR_MS } from "#domain/durations.ts";
import {
  checkRequest,
  REQUEST_TEXT_LENGTHS,
  type RequestField,
  type RequestFields,
} from "#domain/tenant-requests/request-rules.ts";
import { LET_TYPES, WANTED_PROPERTY_TYPES } from "#domain/tenant-requests/tenant-request.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import type { Caller } from "../http/calls/caller.ts";
import { logSecurityEvent } from "../http/log/security-event.ts";
import type { Client } from "../http/calls/client-of.ts";
import { HttpError, unprocessable } from "../http/errors/http-error.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import { fieldErrorsOf } from "../forms/field-errors.ts";
import { refuseUnconfirmed } from "../accounts/refuse-unconfirmed.ts";
import { lockOwner } from "../accounts/account-store.ts";
import { noteDirectDeletion } from "../audit-log/direct-acts.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { requestAsPosted } from "./request-as-posted.ts";
import { editRequest } from "./edit-request.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { postedBefore, postRequest } from "./post-request.ts";
import { toTenantRequest, type RequestRow } from "./request-row.ts";
import { requestFor } from "./requests-for.ts";
import { findRequest, removeRequest } from "./request-store.ts";
import { absentByModerator, absentRow } from "../removals/absent-row.ts";
import { noteRemoval } from "../removals/removal-store.ts";
import { fieldsOf, mergeFields } from "./merge-fields.ts";

export interface OwnRequestParts {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  today: () => string;
  /** Whether only a confirmed address may post. */
  requireEmailCode: boolean;
}

/** The calls to post, edit and take away one's own requests. */
export function serveOwnRequests(
  calls: CallServer,
  { db, clock, limits, today, requireEmailCode }: OwnRequestParts,
): void {
  calls.serve(
    "createTenantRequest",
    async ({ body: { id: givenId, ...written }, caller, keepAnswer }) => {
      const id = givenId === undefined ? null : ownId(givenId);
      // Asked first: a request that was posted on its last day is still the same request on the next (W-04).
      const there = id === null ? undefined : await postedBefore(db, id, caller.userId);
      if (there !== undefined) return toTenantRequest(there);
      const fields = checked(mergeFields(null, written), { today: today(), isNew: true });
      refuseUnconfirmed(caller, { requireEmailCode });
      return db.transaction().execute(async (trx) => {
        const request = { id, ownerId: caller.userId, fields };
        const row = await postRequest(trx, request, { now: clock.now(), today: today(), limits });
        const answer = toTenantRequest(row);
        await keepAnswer(trx, answer);
        return answer;
      });
    },
    {
      repeated: {
        async asNow({ id }, { caller }) {
          const row = id === null ? undefined : await findRequest(db, id);
          return row?.owner_id === caller.userId ? toTenantRequest(row) : null;
        },
        whenGone: async ({ id, at }, { body, caller }) =>
          requestAsPosted({ id: id ?? "", ownerId: caller.userId, written: body, at }),
      },
    },
  );

  calls.serve(
    "updateTenantRequest",
    async ({ params, body, caller, client, ifMatch, keepAnswer }) => {
      const request = await changeableRequest(params.id, caller, client);
      const { updated_at: updatedAt, ...written } = body;
      const fieldsAfter = (before: RequestFields) =>
        checked(mergeFields(before, written), { today: today(), isNew: false });
      const answer = await db.transaction().execute(async (trx) => {
        const edit = { request, fieldsAfter, version: { ifMatch, updatedAt }, editorId: caller.userId };
        const row = await editRequest(trx, edit, { now: clock.now(), today: today(), limits });
        const edited = await requestFor(trx, row, { userId: caller.userId, contacts: true });
        await keepAnswer(trx, edited);
        return edited;
      });
      noteSuperuser("changed by superuser", request, caller, client);
      return answer;
    },
    {
      repeated: {
        // Who may not change it any more is not told how it is now.
        asNow: async (_, { params, caller, client }) =>
          requestFor(db, await changeableRequest(params.id, caller, client), { userId: caller.userId, contacts: true }),
      },
      keptForMs: EDIT_KEPT_FOR_MS,
    },
  );

  calls.serve("deleteTenantRequest", async ({ params, caller, client, keepAnswer }) => {
    const request = await changeableRequest(params.id, caller, client);
    const answer = { message: "Tenant deleted successfully" };
    await db.transaction().execute(async (trx) => {
      if (request.owner_id !== null) await lockOwner(trx, request.owner_id);
      if (!(await removeRequest(trx, request.id))) throw await absentRow(trx, "request", request.id);
      await noteRemoval(trx, request.id, clock.now());
      if (request.owner_id !== caller.userId) {
        const target = { kind: "tenant_request", id: request.id } as const;
        const doing = { actorId: caller.userId, target, accountId: request.owner_id, now: clock.now() };
        const { city, price_upper_bound, begin_date, end_date } = fieldsOf(request);
        await noteDirectDeletion(trx, doing, { city, price_upper_bound, begin_date, end_date });
      }
      await keepAnswer(trx, answer);
    });
    noteSuperuser("deleted by superuser", request, caller, client);
    return answer;
  });

  /** The request, if this caller may change it. @throws HttpError 404, or 403 for another owner's (TN-07). */
  async function changeableRequest(id: string, { userId, isSuperuser }: Caller, client: Client): Promise<RequestRow> {
    const row = isUuid(id) ? await findRequest(db, id) : undefined;
    if (row === undefined) throw await absentRow(db, "request", id);
    if (row.standing === "removed") throw absentByModerator("request", row.standing);
    if (row.owner_id === userId || isSuperuser) return row;
    logSecurityEvent(client.log, "refused: somebody else's", { rowId: row.id });
    throw new HttpError("not_owner", "Not enough permissions");
  }
}

/** Afterwards an edit that comes again is known by the version that it began with. */
const EDIT_KEPT_FOR_MS = 48 * HOUR_MS;

const mistakesInWords = fieldErrorsOf<RequestField>({
  lengths: REQUEST_TEXT_LENGTHS,
  offered: { property_type: WANTED_PROPERTY_TYPES, let_type: LET_TYPES },
});

function checked(fields: RequestFields, rules: { today: string; isNew: boolean }): RequestFields {
  const errors = mistakesInWords(checkRequest(fields, rules));
  if (errors.length > 0) throw unprocessable(errors);
  return fields;
}

function noteSuperuser(
  event: "changed by superuser" | "deleted by superuser",
  { id, owner_id }: RequestRow,
  { userId }: Caller,
  { log }: Client,
): void {
  if (owner_id !== userId) logSecurityEvent(log, event, { rowId: id });
}

function ownId(text: string): string {
  if (isUuid(text)) return text.toLowerCase();
  throw unprocessable([{ loc: ["body", "id"], msg: "Must be a UUID", type: "not-a-uuid" }]);
}
