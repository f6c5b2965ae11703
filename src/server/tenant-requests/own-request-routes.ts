import { checkRequest, REQUEST_TEXT_LENGTHS } from "#domain/tenant-requests/request-rules.ts";
import {
  REQUEST_FIELDS,
  type GivenRequest,
  type RequestField,
  type RequestFields,
} from "#domain/tenant-requests/request-fields.ts";
import { offersOf } from "#domain/fields/check-fields.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import type { Caller } from "../http/calls/caller.ts";
import type { Client } from "../http/calls/client-of.ts";
import { unprocessable } from "../http/errors/http-error.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import { logActOnOthersRow, refuseOthersRow } from "../http/calls/owned-row.ts";
import { EDIT_KEPT_FOR_MS } from "../http/calls/row-version.ts";
import { givenId } from "../forms/given-id.ts";
import { fieldErrorsOf } from "../forms/field-errors.ts";
import { refuseUnconfirmed } from "../accounts/refuse-unconfirmed.ts";
import type { Clock } from "../clock.ts";
import type { Db, Trx } from "../db/db.ts";
import { requestAsPosted } from "./request-as-posted.ts";
import { deleteRequest } from "./delete-request.ts";
import { editRequest } from "./edit-request.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { postedBefore, postRequest } from "./post-request.ts";
import { toTenantRequest, type RequestRow } from "./request-row.ts";
import { requestFor } from "./requests-for.ts";
import { findRequest } from "./request-store.ts";
import { absentByModerator, absentRow } from "../removals/absent-row.ts";
import { mergeFields } from "./merge-fields.ts";

export interface OwnRequestParts {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  today: () => string;
  /** Whether only a confirmed address may post. */
  requireEmailCode: boolean;
  /** Calls those who look at requests that wait for it. */
  callModerators: (trx: Trx, posterId: string) => Promise<void>;
}

/** The calls to post, edit and take away one's own requests. */
export function serveOwnRequests(calls: CallServer, parts: OwnRequestParts): void {
  serveCreation(calls, parts);
  serveEdits(calls, parts);
  serveDeletion(calls, parts);
}

function serveCreation(calls: CallServer, parts: OwnRequestParts): void {
  const { db, clock, limits, today, requireEmailCode, callModerators } = parts;
  calls.serve(
    "createTenantRequest",
    async ({ body: { id: ownId, ...written }, caller, keepAnswer }) => {
      const id = givenId(ownId);
      // Asked first: a request that was posted on its last day is still the same request on the next (W-04).
      const there = id === null ? undefined : await postedBefore(db, id, caller.userId);
      if (there !== undefined) return toTenantRequest(there);
      const fields = checked(mergeFields(null, written), { today: today(), isNew: true });
      refuseUnconfirmed(caller, { requireEmailCode });
      return db.transaction().execute(async (trx) => {
        const request = { id, ownerId: caller.userId, fields };
        const row = await postRequest(trx, request, { now: clock.now(), today: today(), limits, callModerators });
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
}

function serveEdits(calls: CallServer, { db, clock, limits, today, callModerators }: OwnRequestParts): void {
  calls.serve(
    "updateTenantRequest",
    async ({ params, body, caller, client, ifMatch, keepAnswer }) => {
      const request = await changeableRequest(db, params.id, { caller, client });
      const { updated_at: updatedAt, ...written } = body;
      const fieldsAfter = (before: RequestFields) =>
        checked(mergeFields(before, written), { today: today(), isNew: false });
      const answer = await db.transaction().execute(async (trx) => {
        const edit = { request, fieldsAfter, version: { ifMatch, updatedAt }, editorId: caller.userId };
        const row = await editRequest(trx, edit, { now: clock.now(), today: today(), limits, callModerators });
        const edited = await requestFor(trx, row, { userId: caller.userId, contacts: true, now: clock.now() });
        await keepAnswer(trx, edited);
        return edited;
      });
      logActOnOthersRow("changed by superuser", request, caller, client);
      return answer;
    },
    {
      repeated: {
        // Who may not change it any more is not told how it is now.
        async asNow(_, { params, caller, client }) {
          const request = await changeableRequest(db, params.id, { caller, client });
          return requestFor(db, request, { userId: caller.userId, contacts: true, now: clock.now() });
        },
      },
      keptForMs: EDIT_KEPT_FOR_MS,
    },
  );
}

function serveDeletion(calls: CallServer, { db, clock }: OwnRequestParts): void {
  calls.serve("deleteTenantRequest", async ({ params, caller, client, keepAnswer }) => {
    const request = await changeableRequest(db, params.id, { caller, client });
    const answer = { message: "Tenant deleted successfully" };
    await db.transaction().execute(async (trx) => {
      await deleteRequest(trx, { request, deleterId: caller.userId }, clock.now());
      await keepAnswer(trx, answer);
    });
    logActOnOthersRow("deleted by superuser", request, caller, client);
    return answer;
  });
}

/** The request, if this caller may change it. @throws HttpError 404, or 403 for another owner's (TN-07). */
async function changeableRequest(
  db: Db,
  id: string,
  { caller, client }: { caller: Caller; client: Client },
): Promise<RequestRow> {
  const row = isUuid(id) ? await findRequest(db, id) : undefined;
  if (row === undefined) throw await absentRow(db, "request", id);
  if (row.standing === "removed") throw absentByModerator("request", row.standing);
  refuseOthersRow(row, caller, client);
  return row;
}

const mistakesInWords = fieldErrorsOf<RequestField>({
  lengths: REQUEST_TEXT_LENGTHS,
  offered: offersOf(REQUEST_FIELDS),
});

function checked(given: GivenRequest, rules: { today: string; isNew: boolean }): RequestFields {
  const errors = mistakesInWords(checkRequest(given, rules));
  if (errors.length > 0) throw unprocessable(errors);
  return given as RequestFields;
}
