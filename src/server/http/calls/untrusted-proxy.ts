import type { FastifyInstance, FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { QUIET_ROUTES } from "../log/request-log.ts";

/** A peer that forwards requests of others, and is not among TRUSTED_PROXIES. */
export interface UntrustedProxy {
  /** Its address. */
  peer: string;
  /** When it was seen first. */
  since: Date;
}

/** Headers by which proxies say for whom they ask. */
const FORWARDED = ["x-forwarded-for", "forwarded", "x-real-ip"] as const;

/** A proxy forwards whatever it sends; somebody behind a gateway who makes the header up is one among others. */
const FORWARDED_IN_A_ROW = 20;
/** Where proxies of a site are. Who comes from elsewhere says of himself what he likes: to trust him would be a mistake. */
const NEAR: ReadonlySet<string> = new Set(["loopback", "private", "uniqueLocal", "linkLocal", "carrierGradeNat"]);

/**
 * Notices when a proxy forwards requests without being trusted: all who come by a proxy then count as one network, its
 * own, and one of them uses up what all may do. Told to the log once, and to superusers. Only a peer of the own machine or network
 * counts, all of whose last 20 requests were forwarded, probes aside. Each process notices by itself.
 * @returns The first such peer; null as long as there was none.
 */
export function watchForUntrustedProxy(app: FastifyInstance, now: () => Date): () => UntrustedProxy | null {
  let seen: UntrustedProxy | null = null;
  let last = { peer: "", inARow: 0 };
  app.addHook("onRequest", (request, _, done) => {
    if (seen === null && isProxied(request)) {
      seen = { peer: last.peer, since: now() };
      app.log.warn(
        "requests are forwarded by a peer that is not in TRUSTED_PROXIES: all who come by it count as one network in limits",
      );
    }
    done();
  });
  return () => seen;

  function isProxied(request: FastifyRequest): boolean {
    if (QUIET_PROBES.has(request.routeOptions.url ?? "")) return false;
    const { remoteAddress: peer = "" } = request.socket;
    if (!isForwardedByStranger(request)) {
      if (peer === last.peer) last = { peer: "", inARow: 0 };
      return false;
    }
    if (!isNear(peer)) return false;
    last = { peer, inARow: peer === last.peer ? last.inARow + 1 : 1 };
    return last.inARow >= FORWARDED_IN_A_ROW;
  }
}

/** What a proxy, and who watches over the machine, asks for itself. */
const QUIET_PROBES: ReadonlySet<string> = new Set([...QUIET_ROUTES].filter((route) => route !== "/api/v1/ping"));

function isNear(peer: string): boolean {
  return ipaddr.isValid(peer) && NEAR.has(ipaddr.process(peer).range());
}

// From a trusted proxy the client's address is another one than the peer's.
function isForwardedByStranger(request: FastifyRequest): boolean {
  const named = FORWARDED.map((name) => request.headers[name]).filter((value) => value !== undefined);
  // Asked last: to find out who asks takes longer than the rest.
  return named.length > 0 && request.ip === request.socket.remoteAddress && named.some((value) => value !== request.ip);
}
