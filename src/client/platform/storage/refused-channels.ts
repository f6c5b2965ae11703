/**
 * Takes away a BroadcastChannel that the browser knows and refuses to make, as Firefox does for a site whose data it
 * blocks: Dexie makes one while it is loaded, and no screen with a form could be opened then (E3).
 */
export function dropRefusedChannels(): void {
  try {
    new BroadcastChannel("probe").close();
  } catch {
    Reflect.deleteProperty(globalThis, "BroadcastChannel");
  }
}
