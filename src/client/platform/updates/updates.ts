import { effect } from "@preact/signals-react";
import { holdElsewhere, type Hold } from "#offline/messages/update-hold-channel.ts";
import { markReload, logUpdate } from "./log-update-event.ts";
import { onHoldsElsewhere, ownHold } from "./update-holds.ts";
import { updateReady, type UpdateState } from "./update-state.ts";

/** The new version: a waiting worker, or one that another tab has already activated. */
let offered: { registration: ServiceWorkerRegistration; isActive: boolean } | null = null;
let isAgreed = false;
/**
 * A closed or crashed tab releases its hold without a message: while another tab holds, this one polls at this
 * interval.
 */
const ASK_AGAIN_MS = 3000;
let askingAgain: ReturnType<typeof setTimeout> | undefined;

/** Offers an installed, waiting worker. It is activated only when the user agrees (A3). */
export function offerUpdate(registration: ServiceWorkerRegistration): void {
  offer({ registration, isActive: offered?.isActive ?? false });
}

/**
 * Handles a new worker that has taken over while this page is of the old build. The page reloads as soon as no input is
 * unsaved: at once when the user asked for it or the page is hidden, else at the next navigation.
 */
export function followUpdate(registration: ServiceWorkerRegistration): void {
  offer({ registration, isActive: true });
  if (isAgreed || document.visibilityState === "hidden") reloadIfClean();
}

/** Activates the new version, unless any tab holds updates; then the prompt says so. */
export async function applyUpdate(): Promise<void> {
  if (offered === null || (await decide()) !== "ready") return;
  isAgreed = true;
  logUpdate("agreed");
  const { waiting } = offered.registration;
  if (waiting === null) return reloadIfClean();
  waiting.addEventListener("statechange", () => {
    if (waiting.state === "activated") reloadIfClean();
  });
  waiting.postMessage({ type: "SKIP_WAITING" });
}

function offer(update: NonNullable<typeof offered>): void {
  const isFirst = offered === null;
  if (update.isActive !== offered?.isActive) logUpdate(update.isActive ? "applied" : "offered");
  offered = update;
  if (isFirst) watch();
  else void decide();
}

function watch(): void {
  // Runs now, and again whenever this tab's holds change: a hidden tab reloads as soon as it may.
  effect(() => {
    if (ownHold.value === null && document.visibilityState === "hidden") followIfDue();
    void decide();
  });
  onHoldsElsewhere({ changed: () => void decide(), told: hear });
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && followIfDue());
  // `pushState` is the router's own event; browsers have none for it.
  for (const screenChange of ["popstate", "pushState"]) addEventListener(screenChange, followIfDue);
}

const STATES = { input: "waiting-for-input", sending: "waiting-for-sending" } as const;

async function decide(): Promise<UpdateState> {
  const elsewhere = ownHold.peek() === "input" ? null : await holdElsewhere();
  // Read again: the user may have begun to type while the other tabs were answering.
  const kinds = [ownHold.peek(), elsewhere];
  const hold = kinds.find((kind) => kind === "input") ?? kinds.find((kind) => kind !== null);
  const state = hold === undefined || hold === null ? "ready" : STATES[hold];
  show(state);
  return state;
}

// A late answer, or a tab that has just begun to hold. Unsaved input takes precedence.
function hear(hold: Hold): void {
  if (hold === "input" || updateReady.peek() === "ready") show(STATES[hold]);
}

function show(state: UpdateState): void {
  if (state !== "ready" && state !== updateReady.peek()) logUpdate("held", { by: state });
  updateReady.value = state;
  clearTimeout(askingAgain);
  if (state !== "ready") askingAgain = setTimeout(() => void decide(), ASK_AGAIN_MS);
}

function followIfDue(): void {
  if (offered?.isActive === true) reloadIfClean();
}

function reloadIfClean(): void {
  if (ownHold.peek() !== null) return;
  markReload();
  location.reload();
}
