import type { FastifyRequest } from "fastify";
import type { Caller } from "../calls/caller.ts";
import type { RepeatableRequest } from "./idempotent-answers.ts";

/**
 * A signed-in caller's request that may come again, by its Idempotency-Key or the uuid of its form (W-03); null for
 * any other (G17).
 */
export function repeatableRequest(
  request: FastifyRequest,
  caller: Caller | null,
  body: unknown,
): RepeatableRequest | null {
  const formKey = formKeyOf(body);
  const key = formKey ?? request.headers["idempotency-key"];
  if (caller === null || key === undefined) return null;
  const asked = `${request.method} ${request.originalUrl} ${JSON.stringify(body)}`;
  return { userId: caller.userId, key: String(key), request: asked, isFreeUntilDone: formKey !== undefined };
}

/** A form with a file brings an id of its own. */
function formKeyOf(body: unknown): string | undefined {
  const form = body as { file?: unknown; uuid?: string } | null | undefined;
  return form?.file === undefined ? undefined : form.uuid;
}
