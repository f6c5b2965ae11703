import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { ERROR_CODES, type ErrorCode } from "#contract/error-codes.ts";
import type { ErrorBody } from "#contract/schemas/errors.ts";
import { securityHeaders } from "../answers/security-headers.ts";
import { isExemptFromTimeout } from "../body/timeout-exemption.ts";

const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};

interface Exchange {
  request: IncomingMessage;
  answer: ServerResponse;
}

/** What is going on on a connection. A kept-alive one has had other requests and answers before. */
const underWay = new WeakMap<Socket, Exchange[]>();

/** Has a server's connections tell what is going on on them, for the function below. */
export function watchAnswers(server: Server): void {
  server.on("request", (request, answer) => {
    const before = (underWay.get(request.socket) ?? []).filter(isUnderWay);
    underWay.set(request.socket, [...before, { request, answer }]);
  });
}

function isUnderWay({ request, answer }: Exchange): boolean {
  return !request.complete || !answer.writableEnded;
}

// Half an answer takes no other into it; and a request that was answered before it had come has its answer already.
function hasBegunToAnswer(socket: Socket): boolean {
  return (underWay.get(socket) ?? []).some((exchange) => isUnderWay(exchange) && exchange.answer.headersSent);
}

/** Answers bytes that are no HTTP request, and hangs up (G20); also on a body that takes longer than it may. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT" && isExemptFromTimeout(socket)) return;
  // The other side has gone, or an answer to these bytes is already on its way.
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable || hasBegunToAnswer(socket)) {
    socket.destroy(error);
    return;
  }
  const code = REFUSALS[error.code ?? ""] ?? "bad_request";
  const status = ERROR_CODES[code];
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
