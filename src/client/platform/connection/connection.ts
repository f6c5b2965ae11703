import { signal } from "@preact/signals-react";
import { MINUTE_MS } from "#domain/durations.ts";
import { serverConnection } from "./server-connection.ts";
import { probe } from "./probe.ts";
import { noteServerTime } from "../clock/server-clock.ts";

/** `offline`: the phone has no network. `unreachable`: it reports a network, but our server does not answer. */
export type Connection = "online" | "offline" | "unreachable";

/**
 * The result of the last probe; before it, the browser's state. `offline` from the browser is trusted at once, so that
 * a start without a signal waits for no call; the first probe corrects it.
 */
export const connection = signal<Connection>("onLine" in navigator && !navigator.onLine ? "offline" : "online");

/**
 * Counts the server's answers after calls that had none: at each one, what was shown without it is asked again (W6).
 * Also counts where only a call was lost, and the connection has been `online` throughout.
 */
export const returns = signal(0);

/**
 * A call has waited for two seconds in which nothing was answered, to it or to any other: what the phone has is shown at once.
 * A probe finds out more, and ends it.
 */
export const isSilent = signal(false);

const SILENT_AFTER_MS = 2000;
let answeredAt = -Infinity;

/**
 * The time between two returns that only lost calls have brought about, which doubles up to the longest: a server that
 * answers probes and nothing else would otherwise be asked without end.
 */
const BETWEEN_RETURNS_MS = 5000;
const LONGEST_BETWEEN_RETURNS_MS = MINUTE_MS;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30 * 1000;
/** Jitter as a share of the delay, so that many phones on one network do not reconnect at the same time. */
const JITTER = 0.3;

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let probing = false;
let probeAgain = false;
let isCallLost = false;
let returnedAt = -Infinity;
let betweenReturns = BETWEEN_RETURNS_MS;
let nextReturn: ReturnType<typeof setTimeout> | undefined;

/**
 * Monitors the connection. A start with a network sends nothing; probes begin when the browser reports trouble or a
 * call has failed, and end when the server has answered.
 * @returns Stops following.
 */
export function watchConnection(): () => void {
  const stop = new AbortController();
  const { signal: stopped } = stop;
  addEventListener("online", suspect, { signal: stopped });
  addEventListener("offline", suspect, { signal: stopped });
  document.addEventListener("visibilitychange", lookAgain, { signal: stopped });
  stopped.addEventListener("abort", () => clearTimeout(timer));
  if (!navigator.onLine) suspect();
  return () => stop.abort();
}

/**
 * Follows a call that has just been sent.
 * @returns To be told its end: whether something was answered.
 */
export function watchSilence(): (hasAnswered: boolean) => void {
  const sentAt = performance.now();
  const timer = setTimeout(() => {
    if (answeredAt > sentAt || connection.peek() !== "online") return;
    isSilent.value = true;
    void look();
  }, SILENT_AFTER_MS);
  return (hasAnswered) => {
    clearTimeout(timer);
    if (hasAnswered) noteAnswer();
  };
}

function noteAnswer(): void {
  answeredAt = performance.now();
  isSilent.value = false;
}

/** Whether there is a network, as far as is known, and nothing answers. */
export function isUnanswered(): boolean {
  return isSilent.value || connection.value === "unreachable";
}

/** Reports that a call got no answer from our server; a probe finds out whether it is unreachable. */
export function reportUnreachable(): void {
  isCallLost = true;
  if (connection.peek() === "online") void look();
}

/**
 * Reports that our server has just answered a call: probing stops. Where the browser has lost its network meanwhile, the
 * answer may have been on its way before, and a probe decides.
 */
export function reportReachable(): void {
  if (connection.peek() === "online") return;
  if (navigator.onLine) settle(true);
  else void look();
}

function suspect(): void {
  failures = 0;
  // The browser's `offline` is trusted at once, its `online` only when the server has answered.
  if (!navigator.onLine) connection.value = "offline";
  void look();
}

function lookAgain(): void {
  if (document.visibilityState === "hidden") return clearTimeout(timer);
  if (connection.peek() !== "online") suspect();
}

async function look(): Promise<void> {
  clearTimeout(timer);
  probeAgain = probing;
  if (probing) return;
  probing = true;
  const serverTime = await probe(serverConnection.baseUrl);
  probing = false;
  if (serverTime !== null) noteServerTime(serverTime);
  settle(serverTime !== null);
  if (probeAgain) void look();
}

function settle(reached: boolean): void {
  clearTimeout(timer);
  isSilent.value = false;
  if (reached) {
    answeredAt = performance.now();
    const wasAway = connection.peek() !== "online";
    failures = 0;
    connection.value = "online";
    if (wasAway) returnAfresh();
    else if (isCallLost) returnInTime();
    return;
  }
  connection.value = navigator.onLine ? "unreachable" : "offline";
  if (document.visibilityState === "visible") timer = setTimeout(() => void look(), nextDelay());
}

/** Calls were lost, and the server answers: what was lost is asked again, but not too soon after the last time. */
function returnInTime(): void {
  const since = performance.now() - returnedAt;
  if (since >= LONGEST_BETWEEN_RETURNS_MS) return returnAfresh();
  clearTimeout(nextReturn);
  nextReturn = setTimeout(returnIfLost, betweenReturns - since);
}

function returnIfLost(): void {
  // Where the server has gone meanwhile, its own return brings everything back.
  if (!isCallLost || connection.peek() !== "online") return;
  betweenReturns = Math.min(LONGEST_BETWEEN_RETURNS_MS, betweenReturns * 2);
  noteReturn();
}

function returnAfresh(): void {
  betweenReturns = BETWEEN_RETURNS_MS;
  noteReturn();
}

function noteReturn(): void {
  clearTimeout(nextReturn);
  isCallLost = false;
  returnedAt = performance.now();
  returns.value += 1;
}

function nextDelay(): number {
  const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures);
  failures += 1;
  return delay * (1 + Math.random() * JITTER);
}
