import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/endpoints/endpoint.ts";
import type { ErrorBody } from "#contract/schemas/errors.ts";
import { crc32 } from "#domain/crc32.ts";
import { APP_NAME, routes, type Route, type RouteName } from "#contract/routes.ts";
import { etagOf } from "../../../src/server/http/calls/row-version.ts";
import { fieldErrors } from "../../../src/server/http/calls/validation-messages.ts";
import { HttpError, unauthenticated, unprocessable } from "../../../src/server/http/errors/http-error.ts";
import { copyOf, emptyState, newAccount, type ServerState } from "./state.ts";
import { putNotificationSettings, readNotificationSettings } from "./notification-settings.ts";
import { deleteSavedSearch, listSavedSearches, markSavedSearchSeen, putSavedSearch } from "./saved-searches.ts";
import { createSharedList, deleteSharedList, listSharedLists, putOpinion, readSharedList } from "./shared-lists.ts";
import { breakOff, readUpload, readViewingPhoto, sendUploadPart, uploadViewingPhoto } from "./photos.ts";
import type { Asked, Given } from "./asked.ts";
import type { ServerAnswer, ServerRequest } from "./request.ts";
import { uploadImage } from "./room-photos.ts";
import { createListing, deleteListing, listOwnListings, readListing, updateListing } from "./own-rooms.ts";
import {
  createTenantRequest,
  deleteTenantRequest,
  listTenantRequests,
  readTenantRequest,
  updateTenantRequest,
} from "./tenant-requests.ts";
import { deleteViewing, listViewings, putViewing } from "./viewings.ts";

/**
 * The server's rules for all that has its own state on the account: viewings with photos, saved searches, opinions on shared lists,
 * settings, and what one posts: rooms with photos, and requests. `model-server.test.ts` holds it to the real server.
 */
export interface ModelServer {
  /** Does what is asked, and answers. */
  answer(request: ServerRequest): ServerAnswer;
  /** A request of which the file broke off after so many bytes: nothing is answered. */
  breakOff(request: ServerRequest, bytes: number): void;
  addAccount(id: string, email: string): void;
  /** What it has. Given to nobody who might change it. */
  readonly state: ServerState;
  backup(): ServerState;
  restore(backup: ServerState): void;
}

interface Parts extends Given {
  /** Whose a bearer token is; undefined where it is nobody's (any more). */
  userOf: (token: string) => string | undefined;
}

const HANDLERS = {
  listViewings,
  putViewing,
  deleteViewing,
  uploadViewingPhoto,
  readViewingPhoto,
  sendUploadPart,
  readUpload,
  listSavedSearches,
  putSavedSearch,
  deleteSavedSearch,
  markSavedSearchSeen,
  listSharedLists,
  createSharedList,
  deleteSharedList,
  readSharedList,
  putOpinion,
  readNotificationSettings,
  putNotificationSettings,
  listOwnListings,
  readListing,
  createListing,
  updateListing,
  deleteListing,
  uploadImage,
  listTenantRequests,
  readTenantRequest,
  createTenantRequest,
  updateTenantRequest,
  deleteTenantRequest,
  ping: ({ now }: Asked) => ({ ok: true, app: APP_NAME, now: now().toISOString() }),
} as const satisfies { [Name in RouteName]?: (asked: Asked<Name>) => unknown };

export type ServedCall = keyof typeof HANDLERS;
export const SERVED_CALLS = Object.keys(HANDLERS) as ServedCall[];

export function modelServer(parts: Parts): ModelServer {
  let state = emptyState();
  return {
    answer,
    breakOff: (request, bytes) => {
      const { userId, form } = readFrom(request, state, parts);
      const account = state.accounts.get(userId);
      if (account !== undefined && form !== undefined) breakOff({ ...parts, account, form }, bytes);
    },
    addAccount: (id, email) => void state.accounts.set(id, newAccount(email)),
    get state() {
      return state;
    },
    backup: () => copyOf(state),
    restore: (backup) => (state = copyOf(backup)),
  };

  function answer(request: ServerRequest): ServerAnswer {
    const date = parts.now().toUTCString();
    try {
      const { name, asked } = calledBy(request, state, parts);
      const endpoint: Endpoint = endpoints[name];
      const given = (HANDLERS[name] as (asked: Asked) => unknown)(asked);
      const { status = 200, versioned } = endpoint;
      const headers = { date, ...(versioned && { etag: etagOf(given as { updated_at: string }) }) };
      if (status === 204) return { status, headers, body: "" };
      if (given instanceof Uint8Array) {
        return {
          status,
          headers: { ...headers, "content-type": "image/webp" },
          body: given as Uint8Array<ArrayBuffer>,
        };
      }
      return { status, headers: { ...headers, ...JSON_TYPE }, body: JSON.stringify(given) };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const { status, headers, detail, code, current, quota } = error;
      const body: ErrorBody = { detail, code, ...(current && { current }), ...(quota && { quota }) };
      return { status, headers: { date, ...headers, ...JSON_TYPE }, body: JSON.stringify(body) };
    }
  }
}

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };

function readFrom({ headers, body }: ServerRequest, state: ServerState, { userOf }: Parts) {
  const token = /^Bearer (.+)$/.exec(headers["authorization"] ?? "")?.[1];
  const userId = token === undefined ? "" : (userOf(token) ?? "");
  const isUnknown = token !== undefined && !state.accounts.has(userId);
  return { userId, isUnknown, form: typeof body === "object" && body !== null ? body : undefined };
}

function calledBy(request: ServerRequest, state: ServerState, parts: Parts): { name: ServedCall; asked: Asked } {
  const { name, params } = routeOf(request);
  const endpoint: Endpoint = endpoints[name];
  const { userId, isUnknown, form } = readFrom(request, state, parts);
  if (endpoint.access !== "bearer-ignored" && isUnknown) throw unauthenticated("session_ended_elsewhere");
  if (endpoint.access === "user" && userId === "") throw unauthenticated("not_authenticated");
  const asked = {
    ...parts,
    state,
    userId,
    account: state.accounts.get(userId),
    params,
    form,
    body: form === undefined ? checkedBody(name, request.body as string | null) : undefined,
    ifMatch: endpoint.takesIfMatch === true ? request.headers["if-match"] : undefined,
    idempotencyKey: request.headers["idempotency-key"],
    asText: textOf(request),
  };
  return { name, asked: asked as unknown as Asked };
}

function textOf({ method, path, body }: ServerRequest): string {
  if (typeof body !== "object" || body === null) return `${method} ${path} ${body}`;
  return `${method} ${path} ${JSON.stringify(body.texts)} ${crc32(body.file)}`;
}

const PATHS = SERVED_CALLS.map((name) => {
  const { method, path }: Route = routes[name];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, each]) => each!);
  return { name, method, names, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "([^/]*)")}$`) };
});

function routeOf({ method, path }: ServerRequest): { name: ServedCall; params: Record<string, string> } {
  const [way = ""] = path.split("?");
  for (const { name, names, pattern, ...known } of PATHS) {
    const found = method === known.method ? pattern.exec(way) : null;
    if (found === null) continue;
    const values = found.slice(1).map(decodeURIComponent);
    return { name, params: Object.fromEntries(names.map((each, at) => [each, values[at]!])) };
  }
  throw new HttpError("not_found", "Not Found");
}

const ajv = new Ajv2020({
  coerceTypes: false,
  allErrors: true,
  removeAdditional: false,
  useDefaults: false,
  strict: false,
});
addFormats(ajv);
const validators = new Map<ServedCall, ValidateFunction>();

function checkedBody(name: ServedCall, text: string | null): unknown {
  const { body: schema }: Endpoint = endpoints[name];
  if (schema === undefined) return undefined;
  const body = JSON.parse(text ?? "null") as Record<string, unknown>;
  const names = Object.keys((schema as unknown as { properties: object }).properties);
  const fields = Object.fromEntries(names.filter((each) => each in body).map((each) => [each, body[each]]));
  const validate = validators.get(name) ?? ajv.compile(schema);
  validators.set(name, validate);
  if (!validate(fields)) throw unprocessable(fieldErrors((validate.errors ?? []) as never, "body"));
  return fields;
}
