import type { FastifyInstance, FastifyRequest } from "fastify";

/** A peer that forwards requests of others, and is not among TRUSTED_PROXIES. */
export interface UntrustedProxy {
  /** Its address. */
  peer: string;
  /** When it was seen first. */
  since: Date;
}

/** Headers by which proxies say for whom they ask. */
const FORWARDED = ["x-forwarded-for", "forwarded", "x-real-ip"] as const;

/**
 * Notices when a proxy forwards requests without being trusted: all who come by a proxy then count as one network, its
 * own, and one of them uses up what all may do. Told to the log once, and to superusers. Each process notices by itself:
 * behind a proxy that takes one request.
 * @returns The first such peer; null as long as there was none.
 */
export function watchForUntrustedProxy(app: FastifyInstance, now: () => Date): () => UntrustedProxy | null {
  let seen: UntrustedProxy | null = null;
  app.addHook("onRequest", (request, _, done) => {
    if (seen === null && isForwardedByStranger(request)) {
      seen = { peer: request.socket.remoteAddress ?? "", since: now() };
      app.log.warn(
        "requests are forwarded by a peer that is not in TRUSTED_PROXIES: all who come by it count as one network in limits",
      );
    }
    done();
  });
  return () => seen;
}

// From a trusted proxy the client's address is another one than the peer's.
function isForwardedByStranger(request: FastifyRequest): boolean {
  const named = FORWARDED.map((name) => request.headers[name]).filter((value) => value !== undefined);
  // Asked last: to find out who asks takes longer than the rest.
  return named.length > 0 && request.ip === request.socket.remoteAddress && named.some((value) => value !== request.ip);
}
