import { signal } from "@preact/signals-react";
import { STORE_BLOCKED, STORE_OPENED } from "#offline/databases/blocked-upgrade.ts";

/** The phone's databases that another tab keeps from being opened. */
export const blockedStores = signal<readonly string[]>([]);

/** Follows from now on which of them can't be opened. */
export function watchStores(): void {
  addEventListener(STORE_BLOCKED, (event) => {
    blockedStores.value = [...others(event), nameIn(event)];
  });
  addEventListener(STORE_OPENED, (event) => {
    blockedStores.value = others(event);
  });
}

function others(event: Event): string[] {
  return blockedStores.peek().filter((name) => name !== nameIn(event));
}

function nameIn(event: Event): string {
  return (event as CustomEvent<string>).detail;
}
