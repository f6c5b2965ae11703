/** Part of the Background Sync specification; missing in TypeScript's libraries. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  /** Whether the browser gives up after this try. */
  readonly lastChance: boolean;
}

interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent;
}
