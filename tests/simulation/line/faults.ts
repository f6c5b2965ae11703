import type { ErrorCode } from "#contract/error-codes.ts";

/** What happens to one request on its way, or to its answer. */
export type LineFault =
  /** The connection is refused. */
  | { name: "refused" }
  /** It goes out and never arrives. */
  | { name: "request-lost" }
  /** A share of its file arrives, and nothing after that. */
  | { name: "request-cut"; share: number }
  /** It arrives so much later, maybe after who sent it has given up. */
  | { name: "request-late"; byMs: number }
  /** It arrives twice: browsers send again what a connection has taken with it. */
  | { name: "request-repeated"; afterMs: number }
  /** The server has done it, and nobody hears. */
  | { name: "answer-lost"; isHung: boolean }
  | { name: "answer-late"; byMs: number }
  /** A share of its body comes. */
  | { name: "answer-cut"; share: number }
  /** A page or a text of something on the way; the server has not seen the request. */
  | { name: "gateway"; status: number; isJson: boolean; retryAfterSeconds: number | null }
  /** The server's own word that it cannot now. */
  | { name: "server-busy"; code: ErrorCode; retryAfterSeconds: number | null }
  /** A cache gives what it has kept of the same request, where it has any. */
  | { name: "old-answer" }
  /** The server dies when it has done it. */
  | { name: "server-dies"; isDone: boolean; downMs: number };

/** How a device's line is until it changes. */
export type Weather = "good" | "offline" | "portal";
