import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { ERROR_CODES, type ErrorCode } from "#contract/error-codes.ts";
import type { ErrorBody } from "#contract/schemas/errors.ts";
import { securityHeaders } from "./security-headers.ts";
import { maySendSlowly } from "./slow-bodies.ts";

const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};

/** Answers bytes that are no HTTP request, and hangs up (G20); also on a body that takes longer than it may. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT" && maySendSlowly(socket)) return;
  // The other side has gone, or an answer is already on its way.
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy(error);
    return;
  }
  const code = REFUSALS[error.code ?? ""] ?? "bad_request";
  const { status } = ERROR_CODES[code];
  const refusal: ErrorBody = { detail: STATUS_CODES[status] ?? "", code };
  const body = JSON.stringify(refusal);
  const headers = {
    ...securityHeaders(),
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n"));
}
