/** Of the Background Sync specification; no library of TypeScript has it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  /** Whether the browser gives up after this try. */
  readonly lastChance: boolean;
}

interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent;
}
