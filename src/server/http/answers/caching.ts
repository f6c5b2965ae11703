import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoints/endpoint.ts";

/**
 * Who may keep an answer: any cache for a moment, the caller's own as long as it asks each time, or nobody. A site's cache holds it for
 * two seconds at most, a browser for one more: three seconds after a room was hidden it is nowhere
 * (docs/decisions/http-cache.md).
 */
export const CACHE_CONTROL = {
  anybody: "public, max-age=0, s-maxage=1, stale-while-revalidate=1",
  caller: "private, no-cache",
  nobody: "no-store",
} as const;

export type Keeper = keyof typeof CACHE_CONTROL;

/** Who may keep the good answer to a call. @param isSignedIn Whether it was made with an account. */
export function keeperOf(
  request: FastifyRequest,
  { momentary = false, publicUnless }: Pick<Endpoint, "momentary" | "publicUnless">,
  isSignedIn: boolean,
): Keeper {
  if (request.method !== "GET" || isSignedIn || momentary) return "nobody";
  const query = request.query as Readonly<Record<string, unknown>>;
  const isPublic = publicUnless !== undefined && !publicUnless.some((name) => query[name] !== undefined);
  return isPublic && bringsNothing(request) ? "anybody" : "caller";
}

/** Whether a request has nothing by which one caller could be told from another. */
export function bringsNothing({ headers }: FastifyRequest): boolean {
  return headers.authorization === undefined && headers.cookie === undefined;
}
