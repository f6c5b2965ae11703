/** Has what was just saved or removed go to the account, and the room's photos come. */
export function syncSoon(): void {
  void import("../../../sync/documents-sync.ts").then(
    ({ syncDocumentsNow }) => syncDocumentsNow(),
    // Without a network neither this module nor the account can be reached: the next start syncs.
    () => undefined,
  );
}
