import { effect } from "@preact/signals-react";
import { DAY_MS, MINUTE_MS } from "#domain/durations.ts";
import { claimsOf } from "#offline/session/token-claims.ts";
import { connection } from "../../platform/connection/connection.ts";
import { serverNow } from "../../platform/clock/server-clock.ts";
import { refresh } from "./refresh.ts";
import { accessToken, storedTokens } from "./session.ts";

/** How long before its end a token is renewed. */
const AHEAD_MS = 2 * MINUTE_MS;
/** Delay between two attempts, doubled after each that got no answer. */
const PAUSE_MS = 30 * 1000;
const LONGEST_PAUSE_MS = 8 * MINUTE_MS;
/** Longer timers overflow; a page that becomes visible again reschedules anyway. */
const LONGEST_WAIT_MS = DAY_MS;

let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let lastTryAt = Number.NEGATIVE_INFINITY;

/**
 * Renews the access token shortly before it expires, by the server's clock (T-09), while the page is visible and the
 * server is reachable. A hidden tab renews nothing, so that its session can expire.
 */
export function renewInTime(): void {
  effect(() => plan(accessToken.value, connection.value === "online", serverNow()));
  document.addEventListener("visibilitychange", planAnew);
}

function planAnew(): void {
  plan(accessToken.peek(), connection.peek() === "online", serverNow());
}

function plan(token: string | null, isOnline: boolean, now: number): void {
  clearTimeout(timer);
  const { exp } = claimsOf(token);
  if (token === null || typeof exp !== "number" || !isOnline || document.visibilityState === "hidden") return;
  const renewal = storedTokens()?.refresh_token ?? null;
  // The legacy login returns one token for both: it cannot be renewed, and need not end before it expires.
  if (renewal === null || renewal === token) return;
  const pause = Math.min(PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
  const wait = Math.max(exp * 1000 - AHEAD_MS - now, lastTryAt + pause - performance.now(), 0);
  timer = setTimeout(() => void renew(token), Math.min(wait, LONGEST_WAIT_MS));
}

async function renew(token: string): Promise<void> {
  if (claimsEnd(token) - AHEAD_MS > serverNow()) return planAnew();
  lastTryAt = performance.now();
  const outcome = await refresh(token).catch(() => null);
  failures = outcome?.kind === "unanswered" ? failures + 1 : 0;
  planAnew();
}

function claimsEnd(token: string): number {
  return Number(claimsOf(token).exp) * 1000;
}
