import type { FastifyReply, FastifyRequest } from "fastify";
import { watchBody, type BodyTimeouts } from "./stall-timeout.ts";

/** Bytes of a body of JSON or of a short form at most, unless its call takes more. */
export const PLAIN_BODY_BYTES = 64 * 1024;
/** For so many bytes (G22): 2G at its worst brings them in 26 seconds. */
export const PLAIN_BODY_WITHIN_MS = 30_000;

/** How a body of JSON or of a short form may come, by how large it may be. */
export function plainBodyTimeouts(mostBytes: number): BodyTimeouts {
  return {
    stalledMs: 10_000,
    // A twentieth of what 2G at its worst brings: what comes slower drips.
    leastBytes: 1024,
    wholeMs: PLAIN_BODY_WITHIN_MS * Math.ceil(mostBytes / PLAIN_BODY_BYTES),
    // What is larger is refused where it is read; with what is sent behind it, on the same connection, this says nothing.
    mostBytes: Infinity,
  };
}

/** Answers 408 when a request's body comes too slowly, and hangs up. Called before the body is read. */
export function cutSlowBody(request: FastifyRequest, reply: FastifyReply, timeouts: BodyTimeouts): void {
  if (!hasBody(request)) return;
  const stop = watchBody(request.raw.socket, timeouts, (error) => {
    stop();
    if (!reply.sent) void reply.header("connection", "close").send(error);
  });
  request.raw.once("end", stop).once("close", stop);
}

/** Whether a request has a body at all. */
export function hasBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
