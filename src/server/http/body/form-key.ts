import type { FastifyRequest } from "fastify";
import { unprocessable } from "../errors/http-error.ts";

/**
 * The texts of a form with its uuid in canonical form. W-03: the uuid and the Idempotency-Key are one thing, either
 * stands for both.
 * @throws HttpError 422 when both are there and differ.
 */
export function withKey(request: FastifyRequest, texts: Record<string, string>): Record<string, string> {
  const header = request.headers["idempotency-key"];
  const key = typeof header === "string" ? header.toLowerCase() : undefined;
  const uuid = texts["uuid"]?.toLowerCase();
  if (key !== undefined && uuid !== undefined && key !== uuid) {
    throw unprocessable([
      { loc: ["body", "uuid"], msg: "Must be the same as the Idempotency-Key", type: "keyDiffers" },
    ]);
  }
  if (uuid !== undefined) return { ...texts, uuid };
  return key !== undefined && UUID.test(key) ? { ...texts, uuid: key } : texts;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
