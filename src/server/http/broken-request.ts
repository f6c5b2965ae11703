import { STATUS_CODES, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { securityHeaders } from "./security-headers.ts";
import { maySendSlowly } from "./slow-bodies.ts";

const STATUS_BY_CODE: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** The answers that a connection still owes, by connection. A kept-alive one has given others before. */
const owed = new WeakMap<Socket, Set<ServerResponse>>();

/** Has a server's connections tell which answers are on their way, for the function below. */
export function watchAnswers(server: Server): void {
  server.on("request", ({ socket }, answer) => {
    const answers = owed.get(socket) ?? new Set();
    owed.set(socket, answers.add(answer));
    answer.on("close", () => answers.delete(answer));
  });
}

// What is written in between would be read as a part of it.
function isHalfWritten(socket: Socket): boolean {
  return [...(owed.get(socket) ?? [])].some(({ headersSent, writableEnded }) => headersSent && !writableEnded);
}

/** Answers bytes that are no HTTP request, and hangs up (G20); also on a body that takes longer than it may. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT" && maySendSlowly(socket)) return;
  // The other side has gone, or is in the middle of reading an answer.
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable || isHalfWritten(socket)) {
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
