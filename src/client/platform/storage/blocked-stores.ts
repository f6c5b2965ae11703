import { signal } from "@preact/signals-react";
import { STORE_BLOCKED, STORE_OPENED } from "#offline/databases/blocked-upgrade.ts";

/** The databases that cannot be opened because another tab blocks them. */
export const blockedStores = signal<readonly string[]>([]);

/** Keeps track of the blocked databases. */
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
