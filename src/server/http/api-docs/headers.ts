import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/endpoints/endpoint.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import { routes, type Route, type RouteName } from "#contract/routes.ts";
import { takesKey } from "./refusals-of.ts";

interface Header {
  description: string;
  required?: boolean;
  schema: object;
}

/** The headers of answers, by the names of their components. What secures browsers, and frames a message, is left out. */
export const ANSWER_HEADERS = {
  CacheControl: {
    description:
      "Who may keep it, and for how long: any cache for two seconds where callers without a token all get the same, `no-store` for all that is about one account.",
    required: true,
    schema: { type: "string" },
  },
  Vary: { description: "Which headers of the request it depends on.", required: true, schema: { type: "string" } },
  RowVersion: {
    description: "The row's version, its `updated_at` in double quotes: what If-Match names.",
    required: true,
    schema: { type: "string", pattern: '^"[^"]+"$' },
  },
  AnswerVersion: {
    description: "Of this answer: what If-None-Match names. Only to callers without a token.",
    schema: { type: "string", pattern: '^W/"[^"]+"$' },
  },
  RetryAfter: {
    description: "Seconds to wait before the same request may succeed.",
    required: true,
    schema: { type: "integer", minimum: 0 },
  },
  RetryAfterWhereItHelps: {
    description: "Seconds to wait before the same request may succeed; absent where to wait is no help.",
    schema: { type: "integer", minimum: 0 },
  },
  Challenge: {
    description: "`Bearer` (RFC 6750).",
    required: true,
    schema: { const: "Bearer" },
  },
  Device: {
    description:
      "A cookie by which a device that has logged in before is told from one that guesses; it opens nothing.",
    schema: { type: "string" },
  },
  RequestId: {
    description: "By which the request is found in the server's log.",
    required: true,
    schema: { type: "string", minLength: 1 },
  },
} as const satisfies Record<string, Header>;

/** Of these and the others of their status, one ends by itself and one does not. */
const HELPED_OR_NOT: ReadonlySet<ErrorCode> = new Set([
  "repetition_running",
  "too_many_drafts",
  "too_many_saved_searches",
]);

type HeaderRefs = Record<string, { $ref: string }>;

/** The headers of a good answer. */
export function headersOfAnswer(name: RouteName): HeaderRefs {
  const { versioned }: Endpoint = endpoints[name];
  return {
    "Cache-Control": ref("CacheControl"),
    Vary: ref("Vary"),
    "X-Request-Id": ref("RequestId"),
    ...(versioned === true && { ETag: ref("RowVersion") }),
    ...(isShared(name) && { ETag: ref("AnswerVersion") }),
    ...((name === "login" || name === "loginByForm") && { "Set-Cookie": ref("Device") }),
  };
}

/** The headers of a refusal. @param codes All of one status. */
export function headersOfRefusal(status: number, codes: readonly ErrorCode[]): HeaderRefs {
  return {
    "Cache-Control": ref("CacheControl"),
    ...(status === 401 && { "WWW-Authenticate": ref("Challenge") }),
    ...((status === 429 || status === 503) && { "Retry-After": ref("RetryAfter") }),
    ...(codes.some((code) => HELPED_OR_NOT.has(code)) && { "Retry-After": ref("RetryAfterWhereItHelps") }),
    "X-Request-Id": ref("RequestId"),
  };
}

/** Whether callers without a token all get the same answer, which they may keep as long as they ask each time. */
export function isShared(name: RouteName): boolean {
  const { method, fileType }: Route = routes[name];
  const { access, momentary = false }: Endpoint = endpoints[name];
  const forAll = access === "anyone" || access === "bearer-ignored";
  return method === "GET" && forAll && !momentary && fileType === undefined;
}

/** The headers of requests, by the names of their components. */
export const REQUEST_HEADERS = {
  IdempotencyKey: {
    name: "Idempotency-Key",
    description:
      "Made by the client for one change, 1 to 255 visible ASCII characters. The same request under the same key is done once, and answered each time; another one under it is refused.",
    schema: { type: "string", pattern: "^[!-~]{1,255}$" },
  },
  PhotoKey: {
    name: "Idempotency-Key",
    description: "The photo's `uuid`, which it stands for where the form has none.",
    schema: { type: "string", format: "uuid" },
  },
  IfMatch: {
    name: "If-Match",
    description:
      "The version that the change began with, as ETag gave it: where there is another by now, it is refused.",
    schema: { type: "string" },
  },
  IfNoneMatch: {
    name: "If-None-Match",
    description: "The version of the answer that the caller has, as ETag gave it.",
    schema: { type: "string" },
  },
  AcceptLanguage: {
    name: "Accept-Language",
    description: "English where it begins with `en`, else Chinese: of mails, and of sentences for people.",
    schema: { type: "string" },
  },
} as const;

/** The headers that a call reads, as references to parameters. */
export function headerParametersOf(name: RouteName): { $ref: string }[] {
  const { takesIfMatch = false, usesLanguage = false }: Endpoint = endpoints[name];
  const { bodyFormat }: Route = routes[name];
  const taken: Record<keyof typeof REQUEST_HEADERS, boolean> = {
    IdempotencyKey: takesKey(name) && bodyFormat !== "multipart",
    PhotoKey: bodyFormat === "multipart",
    IfMatch: takesIfMatch,
    IfNoneMatch: isShared(name),
    AcceptLanguage: usesLanguage,
  };
  return Object.entries(taken)
    .filter(([, isTaken]) => isTaken)
    .map(([header]) => ({ $ref: `#/components/parameters/${header}` }));
}

function ref(name: keyof typeof ANSWER_HEADERS): { $ref: string } {
  return { $ref: `#/components/headers/${name}` };
}
