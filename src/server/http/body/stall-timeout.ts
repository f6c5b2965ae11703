import type { Socket } from "node:net";
import { HttpError } from "../errors/http-error.ts";
import { exemptFromTimeout } from "./timeout-exemption.ts";

/** How a body may come. */
export interface BodyTimeouts {
  /** Milliseconds within which `leastBytes` have to come, at any time. */
  stalledMs: number;
  /** One is as little as there can be: then only silence is too slow. */
  leastBytes: number;
  /** Milliseconds from the first byte to the last. */
  wholeMs: number;
  /** Bytes in all, whatever they are. */
  mostBytes: number;
}

const LOOKS_PER_STALL = 10;

/**
 * Watches a body that comes over a connection, as long as bytes keep coming: a photo takes minutes on 2G, and what drips is
 * no photo.
 * @param cut Told why, once or more often: 408 when bytes don't keep coming, 413 when they never end.
 * @returns Ends the watch.
 */
export function watchBody(
  socket: Socket,
  { stalledMs, leastBytes, wholeMs, mostBytes }: BodyTimeouts,
  cut: (error: HttpError) => void,
): () => void {
  const start = socket.bytesRead;
  const forbid = exemptFromTimeout(socket);
  const tooSlow = (): void => cut(new HttpError("request_timeout", "Request Timeout"));
  const end = setTimeout(tooSlow, wholeMs);
  /** At each of the last looks, and at the beginning. */
  const seen = [start];
  const look = setInterval(() => {
    const now = socket.bytesRead;
    if (seen.length === LOOKS_PER_STALL && now - (seen.shift() ?? start) < leastBytes) tooSlow();
    seen.push(now);
    if (now - start > mostBytes) cut(new HttpError("body_too_large", "Payload Too Large"));
  }, stalledMs / LOOKS_PER_STALL);
  return () => {
    clearTimeout(end);
    clearInterval(look);
    forbid();
  };
}

/**
 * Waits for work that reads a body from a connection, as long as bytes keep coming.
 * @throws HttpError 408 or 413 as above, and what the work throws.
 */
export async function withStallTimeout<Result>(
  socket: Socket,
  timeouts: BodyTimeouts,
  work: Promise<Result>,
): Promise<Result> {
  const { promise: cut, reject } = Promise.withResolvers<never>();
  const stop = watchBody(socket, timeouts, reject);
  try {
    return await Promise.race([work, cut]);
  } finally {
    stop();
    // Cut off, it fails once more when the connection closes.
    work.catch(() => undefined);
  }
}
