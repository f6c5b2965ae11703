import { ApiError, UnreachableError } from "#contract/api-error.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import { ownCode } from "../own-code.ts";

type Fault = "lost-request" | "lost-answer" | { status: number; code?: ErrorCode; retryAfter?: number };

/** A network whose requests can be told their fate, before a server that is a function a call. */
export function faultyNetwork() {
  const asked: string[] = [];
  const faults: (Fault | null)[] = [];
  const refusedOnTheWay = new Set<string>();
  let isUp = false;
  return {
    /** The names of the calls, in their order. */
    asked,
    /** What becomes of the next requests, one each; null and those after them arrive. */
    faults,
    /** Ids and uuids of what something on the way refuses, each time. */
    refusedOnTheWay,
    /** The server answers pings when another request got no answer; it does not, unless told. */
    answerPings: () => (isUp = true),
    ping,
    carry,
  };

  function ping() {
    if (!isUp) throw new UnreachableError("No answer");
    return { ok: true };
  }

  /** @param about The id or uuid that a request is about. */
  async function carry<T>(name: string, about: string, answerOf: () => T): Promise<T> {
    asked.push(name);
    if (refusedOnTheWay.has(about)) throw new UnreachableError("The refusal is not this server's");
    const fault = faults.shift() ?? null;
    if (fault === "lost-request") throw new UnreachableError("No answer");
    if (fault !== null && fault !== "lost-answer") {
      const { status, code = ownCode(status), retryAfter = null } = fault;
      throw new ApiError(status, { detail: "No", ...(code !== undefined && { code }) }, retryAfter);
    }
    const answer = answerOf();
    if (fault === "lost-answer") throw new UnreachableError("No answer");
    return structuredClone(answer);
  }
}
