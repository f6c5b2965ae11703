import type { Call } from "#contract/endpoints.ts";
import { londonDay } from "#domain/calendar-day.ts";
import { offersOf } from "#domain/fields/check-fields.ts";
import { checkRequest, REQUEST_TEXT_LENGTHS } from "#domain/tenant-requests/request-rules.ts";
import {
  REQUEST_FIELDS,
  type GivenRequest,
  type RequestField,
  type RequestFields,
} from "#domain/tenant-requests/request-fields.ts";
import { fieldErrorsOf } from "../../../src/server/forms/field-errors.ts";
import { givenId } from "../../../src/server/forms/given-id.ts";
import { isUuid } from "../../../src/server/http/calls/is-uuid.ts";
import { refuseStale, versionAfter } from "../../../src/server/http/calls/row-version.ts";
import { HttpError, unprocessable } from "../../../src/server/http/errors/http-error.ts";
import { mergeFields } from "../../../src/server/tenant-requests/merge-fields.ts";
import { requestAsPosted } from "../../../src/server/tenant-requests/request-as-posted.ts";
import {
  columnsOf,
  fieldsOf,
  toTenantRequest,
  type AnsweredRequest,
} from "../../../src/server/tenant-requests/request-row.ts";
import type { Asked } from "./asked.ts";
import { latestFirst } from "./in-time.ts";
import { takeTry } from "./limits.ts";
import { once } from "./repetitions.ts";
import type { WantedRow } from "./state.ts";

export function listTenantRequests({ state, userId }: Asked): Call<"listTenantRequests">["answer"] {
  const rows = latestFirst([...state.requests.values()].filter(({ owner_id }) => owner_id === userId));
  return { data: rows.map(toTenantRequest), cities: [], count: rows.length };
}

export function readTenantRequest(asked: Asked): AnsweredRequest {
  return toTenantRequest(changeable(asked));
}

export function createTenantRequest(asked: Asked<"createTenantRequest">): AnsweredRequest {
  const { body, state, userId } = asked;
  return once(asked, () => created(asked), {
    repeated: {
      asNow(id) {
        const row = id === null ? undefined : state.requests.get(id);
        return row?.owner_id === userId ? toTenantRequest(row) : null;
      },
      whenGone: ({ id, at }) => requestAsPosted({ id: id ?? "", ownerId: userId, written: body, at }),
    },
  });
}

function created(asked: Asked<"createTenantRequest">): AnsweredRequest {
  const { state, userId, now, body } = asked;
  const { id: ownId, ...written } = body;
  const id = givenId(ownId) ?? "";
  const there = state.requests.get(id);
  if (there !== undefined && there.owner_id !== userId) throw taken();
  if (there !== undefined) return toTenantRequest(there);
  const fields = checked(mergeFields(null, written), { today: londonDay(now()), isNew: true });
  takeTry(asked, "requestPost");
  const at = now().toISOString();
  const row: WantedRow = {
    id,
    owner_id: userId,
    ...columnsOf(fields),
    is_demo: false,
    standing: null,
    owner_inactive: false,
    strong_signs: [],
    checked_signs: [],
    awaits_check: false,
    created_at: at,
    updated_at: at,
  };
  state.requests.set(id, row);
  return toTenantRequest(row);
}

export function updateTenantRequest(asked: Asked<"updateTenantRequest">): AnsweredRequest {
  return once(asked, () => updated(asked), { repeated: { asNow: () => toTenantRequest(changeable(asked)) } });
}

function updated(asked: Asked<"updateTenantRequest">): AnsweredRequest {
  const { state, now, ifMatch, body } = asked;
  const { updated_at: updatedAt, ...written } = body;
  const before = changeable(asked);
  refuseStale({ ifMatch, updatedAt }, toTenantRequest(before));
  const fields = checked(mergeFields(fieldsOf(before), written), { today: londonDay(now()), isNew: false });
  takeTry(asked, "requestEdit");
  const row = { ...before, ...columnsOf(fields), updated_at: versionAfter(before, now()) };
  state.requests.set(row.id, row);
  return toTenantRequest(row);
}

export function deleteTenantRequest(asked: Asked): { message: string } {
  return once(asked, () => {
    const { state, now } = asked;
    const { id } = changeable(asked);
    state.requests.delete(id);
    state.removals.set(id, now().toISOString());
    return { message: "Tenant deleted successfully" };
  });
}

function changeable({ state, params, userId }: Asked): WantedRow {
  const id = (params["id"] ?? "").toLowerCase();
  const row = isUuid(id) ? state.requests.get(id) : undefined;
  if (row === undefined) {
    const isDeleted = isUuid(id) && state.removals.has(id);
    throw new HttpError(isDeleted ? "tenant_request_deleted" : "tenant_request_not_found", "Tenant not found");
  }
  if (row.owner_id !== userId) throw new HttpError("not_owner", "Not enough permissions");
  return row;
}

const inWords = fieldErrorsOf<RequestField>({ lengths: REQUEST_TEXT_LENGTHS, offered: offersOf(REQUEST_FIELDS) });

function checked(given: GivenRequest, rules: { today: string; isNew: boolean }): RequestFields {
  const mistakes = inWords(checkRequest(given, rules));
  if (mistakes.length > 0) throw unprocessable(mistakes);
  return given as RequestFields;
}

function taken(): HttpError {
  return new HttpError("tenant_request_id_taken", "There is another request with this id");
}
