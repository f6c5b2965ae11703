import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/endpoints/endpoint.ts";
import { ERROR_CODES, type ErrorCode } from "#contract/error-codes.ts";
import { routes, type Route, type RouteName } from "#contract/routes.ts";

/** Whatever is called may fail, or find the server busy and its database away; and no call takes what is compressed. */
const OF_ANY = ["internal_error", "service_unavailable", "unsupported_media_type"] as const;
/** Any body that comes; also where none is asked for. */
const OF_ANY_BODY = ["bad_request", "malformed_json", "body_too_large"] as const;
const OF_FORM_WITH_FILE = ["malformed_form", "request_timeout", "invalid_fields"] as const;
const OF_KEY = ["repetition_running", "invalid_fields", "too_many_attempts"] as const;

/** Every code that a call can be refused with, in the order of the table of codes. */
export function refusalsOf(name: RouteName): ErrorCode[] {
  const { method, bodyFormat }: Route = routes[name];
  const { access, params, query, body, alwaysAnswers = false, refusals = [] }: Endpoint = endpoints[name];
  const reads = method === "GET";
  const all = new Set<ErrorCode>([
    ...OF_ANY,
    ...only(!alwaysAnswers, "overloaded"),
    ...ofAccess(access),
    ...only(params !== undefined, "bad_request"),
    ...only(query !== undefined, "bad_request", "invalid_fields"),
    ...only(!reads, ...OF_ANY_BODY),
    ...only(body !== undefined, "request_timeout", "invalid_fields"),
    ...only(bodyFormat === "multipart", ...OF_FORM_WITH_FILE),
    ...only(takesKey(name), ...OF_KEY),
    ...only(reads && !alwaysAnswers, "too_many_attempts"),
    ...refusals,
    ...only(mayHaveAccount(access) && refusals.includes("too_many_attempts"), "quota_used_up"),
  ]);
  return (Object.keys(ERROR_CODES) as ErrorCode[]).filter((code) => all.has(code));
}

/** Whether a call takes an Idempotency-Key: what a signed-in caller changes, unless it knows by itself what comes again. */
export function takesKey(name: RouteName): boolean {
  const { access, knowsRepetitions = false }: Endpoint = endpoints[name];
  return routes[name].method !== "GET" && access !== "bearer-ignored" && !knowsRepetitions;
}

function ofAccess(access: Endpoint["access"]): ErrorCode[] {
  if (access === "bearer-ignored") return [];
  // Also where none is needed, a token that is sent is judged.
  const ofToken: ErrorCode[] = ["invalid_credentials", "inactive_account"];
  if (access === "anyone") return ofToken;
  return ["not_authenticated", ...ofToken, ...only(access === "superuser", "second_factor_needed", "not_superuser")];
}

function mayHaveAccount(access: Endpoint["access"]): boolean {
  return access !== "bearer-ignored";
}

function only(applies: boolean, ...codes: readonly ErrorCode[]): readonly ErrorCode[] {
  return applies ? codes : [];
}
