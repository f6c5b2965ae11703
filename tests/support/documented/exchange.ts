import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { securityHeaders } from "../../../src/server/http/answers/security-headers.ts";
import { documentedOperations, type DocumentedAnswer, type DocumentedOperation } from "./operations.ts";

/** A request that a server has answered. */
export interface Exchange {
  method: string;
  /** As the server has registered it: parameters begin with a colon. */
  route: string;
  /** What has come as JSON; undefined for anything else. */
  sent: unknown;
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
  /** Null for a file, whose bytes nobody looks at. */
  body: string | Buffer | null;
}

let operations: Map<string, DocumentedOperation> | undefined;

/**
 * What of an exchange is not as the OpenAPI document says: a status, a header or a body that it does not have, and a request
 * that was taken although the document does not allow it. Empty also for what is no call of the contract.
 */
export function undocumentedIn(exchange: Exchange): string[] {
  const { method, route, status, sent } = exchange;
  operations ??= documentedOperations();
  const path = route.replace(/:(\w+)/g, "{$1}");
  const operation = operations.get(`${method} ${path}`);
  if (operation === undefined) return [];
  const answer = operation.answer(status);
  const found =
    answer === undefined ? ["is no status that it has"] : [...inHeaders(exchange, answer), ...inBody(exchange, answer)];
  const check = status < 300 && sent !== undefined ? operation.checkRequest() : null;
  if (check !== null && !check(withoutBlanks(sent))) found.push(`took a body that ${reasons(check)}`);
  return found.map((what) => `${method} ${path} ${status} ${what}`);
}

// A form's text that was left blank is none, whatever it would have to be else (G10b).
function withoutBlanks(sent: unknown): unknown {
  if (typeof sent !== "object" || sent === null) return sent;
  const fields = Object.entries(sent);
  return Object.fromEntries(fields.map(([name, value]) => [name, isBlank(value) ? null : (value as unknown)]));
}

function isBlank(value: unknown): boolean {
  return typeof value === "string" && value.trim() === "";
}

// What secures browsers, and frames a message, is no matter of single calls.
const UNTOLD = new Set([
  ...Object.keys(securityHeaders()),
  "content-type",
  "content-length",
  "content-encoding",
  "transfer-encoding",
  "connection",
  "keep-alive",
  "date",
]);

function inHeaders({ headers, status }: Exchange, answer: DocumentedAnswer): string[] {
  const told = new Set(answer.headers.map(({ name }) => name));
  const untold = Object.keys(headers).filter((name) => !told.has(name) && !UNTOLD.has(name));
  const wrong = answer.headers.flatMap(({ name, isRequired, check }) => {
    const value = headers[name];
    if (value === undefined) return isRequired ? [`lacks the header ${name}`] : [];
    return isAsTold(String(value), check) ? [] : [`has a header ${name} that ${reasons(check)}`];
  });
  const type = String(headers["content-type"] ?? "").replace(/;.*$/, "");
  const isOther = type !== (answer.mediaType ?? "") && status !== 304;
  return [
    ...untold.map((name) => `has a header ${name}, which is not told of`),
    ...wrong,
    ...(isOther ? [`is ${type || "nothing"} instead of ${answer.mediaType ?? "nothing"}`] : []),
  ];
}

// As OpenAPI has it: a header is text, and a number where its schema says so. An id may happen to have digits alone.
function isAsTold(value: string, check: DocumentedAnswer["headers"][number]["check"]): boolean {
  return (/^\d+$/.test(value) && check(Number(value))) || check(value);
}

function inBody({ body, headers }: Exchange, { checkBody }: DocumentedAnswer): string[] {
  if (checkBody === null || body === null) return [];
  const text = decoded(body, headers["content-encoding"]);
  return checkBody(JSON.parse(text)) ? [] : [`has a body that ${reasons(checkBody)}: ${text.slice(0, 400)}`];
}

function decoded(body: string | Buffer, encoding: unknown): string {
  if (typeof body === "string") return body;
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return (encoding === "gzip" ? gunzipSync(body) : body).toString();
}

function reasons({
  errors,
}: {
  errors?: readonly { instancePath: string; message?: string; params: object }[] | null;
}): string {
  return (errors ?? [])
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
    .join(", ");
}
