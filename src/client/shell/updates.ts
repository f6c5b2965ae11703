import { effect } from "@preact/signals-react";
import { hasUnsavedInput, isInputUnsavedElsewhere, onHoldsElsewhere } from "./unsaved-input.ts";
import { updateReady, type UpdateState } from "./update-state.ts";

/** The new version: a worker that waits, or one that another tab has already let in. */
let offered: { registration: ServiceWorkerRegistration; isActive: boolean } | null = null;
let isAgreed = false;

/** Offers a worker that is installed and waits. Nothing happens until somebody agrees (offline.md C2.8). */
export function offerUpdate(registration: ServiceWorkerRegistration): void {
  offer({ registration, isActive: offered?.isActive ?? false });
}

/**
 * Takes note that a new worker has taken over while this page is still the old one. The page follows as soon as
 * nobody is in the middle of something: at once when it was asked to or is out of sight, else at the next screen.
 */
export function followUpdate(registration: ServiceWorkerRegistration): void {
  offer({ registration, isActive: true });
  if (isAgreed || document.visibilityState === "hidden") reloadIfClean();
}

/** Lets the new version in, unless something unsaved is held in any tab; then the prompt says so. */
export async function applyUpdate(): Promise<void> {
  if (offered === null || (await decide()) !== "ready") return;
  isAgreed = true;
  const { waiting } = offered.registration;
  if (waiting === null) return reloadIfClean();
  waiting.addEventListener("statechange", () => {
    if (waiting.state === "activated") reloadIfClean();
  });
  waiting.postMessage({ type: "SKIP_WAITING" });
}

function offer(update: NonNullable<typeof offered>): void {
  const isFirst = offered === null;
  offered = update;
  if (isFirst) watch();
  else void decide();
}

function watch(): void {
  // Runs now, and again whenever this tab's holds change.
  effect(() => {
    void hasUnsavedInput.value;
    void decide();
  });
  onHoldsElsewhere(() => void decide());
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && followIfDue());
  // `pushState` is the router's own event; browsers have none for it.
  for (const screenChange of ["popstate", "pushState"]) addEventListener(screenChange, followIfDue);
}

async function decide(): Promise<UpdateState> {
  const isHeld = hasUnsavedInput.peek() || (await isInputUnsavedElsewhere());
  // Asked again: somebody may have begun to type while the other tabs were voting.
  updateReady.value = isHeld || hasUnsavedInput.peek() ? "waiting-for-input" : "ready";
  return updateReady.peek();
}

function followIfDue(): void {
  if (offered?.isActive === true) reloadIfClean();
}

function reloadIfClean(): void {
  if (!hasUnsavedInput.peek()) location.reload();
}
