import { ApiError, isOwnCode, UnreachableError } from "./api-error.ts";
import type { Language } from "#domain/language.ts";
import type { Call } from "./endpoints.ts";
import { routes, type Route, type RouteName } from "./routes.ts";
import { withQuery } from "./with-query.ts";
import { heard } from "./silence.ts";
import type { ErrorBody } from "./schemas/errors.ts";

/** How calls travel: given by the page, the worker and the tests. */
export interface Transport {
  fetch: typeof fetch;
  /** Origin of the API without a trailing slash; empty for the page's own. */
  baseUrl: string;
  /** The stored access token, or null when signed out. */
  accessToken: () => string | null;
  /** The caller's language, in which the server writes mails; the browser's own where it is absent. */
  language?: () => Language;
  /**
   * Takes a refusal without one of our error codes for something on the way. For all that is queued or goes out by itself:
   * it tries again, and a gateway's word ends no session.
   */
  ownCodesOnly?: boolean;
}

type QueryValue = string | number | boolean | undefined;

interface CallOptions<Name extends RouteName> {
  params?: Call<Name>["params"];
  query?: Call<Name>["query"];
  body?: Call<Name>["body"];
  signal?: AbortSignal;
  /** The version that a change began with: another one on the server is 409 (W-05). */
  ifMatch?: string;
  /** By which the server knows a repetition (G17). Any request that may be sent again carries one. */
  idempotencyKey?: string;
  /** Lets the request outlive the page that sends it: a logout on the way out. */
  keepalive?: boolean;
  /** Goes past the cache of the browser. */
  cache?: "no-store";
}

/** An answer with the facts about it that pages show. */
export interface Answer<T> {
  data: T;
  /** The server's clock when it answered, epoch milliseconds; also right on a phone whose clock is not. */
  fetchedAt: number;
  /** Set when the worker answered from the phone because the network did not: when that copy was made. */
  savedAt: number | null;
  /** Set when that was because the server had too much to do: the seconds after which it may be asked again. */
  busySeconds?: number;
}

/** Response header by which the worker says that the answer is a saved one; epoch milliseconds. */
export const SAVED_AT_HEADER = "x-saved-at";

/** Response header by which the server names the request in its log. */
export const REQUEST_ID_HEADER = "x-request-id";

/**
 * Makes one call of the API.
 * @throws ApiError when the server refused; UnreachableError when no answer of this server came back; the
 *   signal's reason when the caller aborted.
 */
export async function call<Name extends RouteName>(
  transport: Transport,
  name: Name,
  options: CallOptions<Name> = {},
): Promise<Answer<Call<Name>["answer"]>> {
  const response = await send(transport, name, options);
  const { answerKeys } = routes[name];
  // Only from a call that promises nothing: portals answer 204 too.
  if (response.status === 204 && answerKeys.length === 0)
    return { data: null as Call<Name>["answer"], ...timesOf(response) };
  const body = await readJson(response, options.signal);
  if (!response.ok) throw refusal(response, body, transport);
  // A call that promises nothing is answered with 204: a gateway's 200 says nothing of it.
  if (answerKeys.length === 0 || !hasKeys(body, answerKeys))
    throw new UnreachableError("The answer is not this server's");
  return { data: body as Call<Name>["answer"], ...timesOf(response) };
}

/**
 * Makes a call whose answer is an archive to be saved, of hundreds of photos maybe.
 * @throws like `call`.
 */
export async function callForFile(transport: Transport, name: "downloadOwnData", signal?: AbortSignal): Promise<Blob> {
  const response = await send(transport, name, signal ? { signal } : {});
  if (!response.ok) throw refusal(response, await readJson(response, signal), transport);
  const file = await readFile(response, signal);
  const begin = await file.slice(0, ZIP_BEGIN.length).text();
  if (response.redirected || begin !== ZIP_BEGIN) throw new UnreachableError("The answer is not this server's");
  return file;
}

/** The first file's header in a .zip. */
const ZIP_BEGIN = "PK\u0003\u0004";

async function readFile(response: Response, signal?: AbortSignal): Promise<Blob> {
  try {
    return await heard(response, signal).blob();
  } catch (cause) {
    signal?.throwIfAborted();
    throw new UnreachableError("The answer broke off", { cause });
  }
}

/** Path and query string of a call, its parameters in a fixed order so that equal calls have equal paths. */
export function pathOf<Name extends RouteName>(
  name: Name,
  params?: Call<Name>["params"],
  query?: Call<Name>["query"],
): string {
  const path = routes[name].path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent((params as Record<string, string> | undefined)?.[key] ?? ""),
  );
  const search = new URLSearchParams();
  for (const [key, value] of entriesOf(query).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (value !== undefined) search.set(key, `${value}`);
  }
  return withQuery(path, search);
}

function entriesOf(query: unknown): [string, QueryValue][] {
  return Object.entries((query ?? {}) as Record<string, QueryValue>);
}

async function send<Name extends RouteName>(
  transport: Transport,
  name: Name,
  { params, query, body, signal, ifMatch, idempotencyKey, keepalive = false, cache }: CallOptions<Name>,
): Promise<Response> {
  const { method, bodyFormat }: Route = routes[name];
  const request: RequestInit = {
    method,
    headers: {
      ...headersOf(transport),
      ...(body && bodyFormat === undefined ? JSON_TYPE : {}),
      ...(ifMatch === undefined ? {} : { "if-match": `"${ifMatch}"` }),
      ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
    },
    keepalive,
    ...(body ? { body: encoded(body, bodyFormat) } : {}),
    ...(signal ? { signal } : {}),
    ...(cache === undefined ? {} : { cache }),
  };
  try {
    return await transport.fetch(`${transport.baseUrl}${pathOf(name, params, query)}`, request);
  } catch (cause) {
    signal?.throwIfAborted();
    throw new UnreachableError("No answer", { cause });
  }
}

const JSON_TYPE = { "content-type": "application/json" };

// The browser names the type of a form.
function encoded(body: object, format: Route["bodyFormat"]): URLSearchParams | FormData | string {
  if (format === "form") return new URLSearchParams(body as Record<string, string>);
  return format === "multipart" ? formDataOf(body) : JSON.stringify(body);
}

// Texts go first: the server knows them when the file begins to come.
function formDataOf(body: object): FormData {
  const form = new FormData();
  const fields = Object.entries(body as Record<string, string | Blob>);
  for (const [name, value] of fields.toSorted(
    ([, a], [, b]) => Number(a instanceof Blob) - Number(b instanceof Blob),
  )) {
    form.append(name, value);
  }
  return form;
}

function headersOf({ accessToken, language }: Transport): Record<string, string> {
  const token = accessToken();
  return {
    accept: "application/json",
    ...(language === undefined ? {} : { "accept-language": language() }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
}

async function readJson(response: Response, signal?: AbortSignal): Promise<unknown> {
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  if (!isJson || response.redirected)
    throw new UnreachableError("The answer is not JSON of this server", { status: refusedBy(response) });
  try {
    return await heard(response, signal).json();
  } catch (cause) {
    signal?.throwIfAborted();
    throw new UnreachableError("The answer broke off", { cause });
  }
}

function refusedBy({ status }: Response): number | null {
  return status >= 400 ? status : null;
}

function refusal(response: Response, body: unknown, { ownCodesOnly = false }: Transport): Error {
  const onTheWay = new UnreachableError("The refusal is not this server's", { status: refusedBy(response) });
  if (!hasKeys(body, ["detail"])) return onTheWay;
  const isOwn = isOwnCode(body["code"]);
  if (ownCodesOnly && !isOwn) return onTheWay;
  const asked = retryAfterOf(response);
  const seconds = asked === null || isOwn ? asked : Math.min(asked, MOST_BELIEVED_SECONDS);
  const requestId = response.headers.get(REQUEST_ID_HEADER);
  return new ApiError(response.status, body as unknown as ErrorBody, seconds, requestId);
}

/** A gateway may ask for a day, while the server behind it answers again in a minute. */
const MOST_BELIEVED_SECONDS = 5 * 60;

/** The seconds that a Retry-After header asks to wait, which it may say as a date (P6); null without one. */
function retryAfterOf({ headers }: Response): number | null {
  const text = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text);
  const until = Date.parse(text);
  if (Number.isNaN(until)) return null;
  // By the server's own clock, where it tells it: the phone's may be wrong.
  const served = Date.parse(headers.get("date") ?? "");
  return Math.max(0, Math.ceil((until - (Number.isNaN(served) ? Date.now() : served)) / 1000));
}

function timesOf(response: Response): Omit<Answer<unknown>, "data"> {
  const saved = Number(response.headers.get(SAVED_AT_HEADER) ?? Number.NaN);
  const served = Date.parse(response.headers.get("date") ?? "");
  const savedAt = Number.isNaN(saved) ? null : saved;
  const busySeconds = savedAt === null ? null : retryAfterOf(response);
  const fetchedAt = savedAt ?? (Number.isNaN(served) ? Date.now() : served);
  return { fetchedAt, savedAt, ...(busySeconds !== null && { busySeconds }) };
}

function hasKeys(body: unknown, keys: readonly string[]): body is Record<string, unknown> {
  return typeof body === "object" && body !== null && keys.every((key) => key in body);
}
