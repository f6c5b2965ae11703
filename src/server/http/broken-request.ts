import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { securityHeaders } from "./security-headers.ts";
import { maySendSlowly } from "./slow-bodies.ts";

const STATUS_BY_CODE: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers bytes that are no HTTP request, and hangs up (G20); also on a body that takes longer than it may. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT" && maySendSlowly(socket)) return;
  // The other side has gone, or an answer is already on its way.
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy(error);
    return;
  }
  const status = STATUS_BY_CODE[error.code ?? ""] ?? 400;
  const body = JSON.stringify({ detail: STATUS_CODES[status] });
  const headers = {
    ...securityHeaders(),
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n"));
}
