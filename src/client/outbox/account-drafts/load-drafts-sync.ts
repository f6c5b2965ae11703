/** Loads what keeps drafts in the account, and starts it. Where it cannot be fetched, the next occasion tries again. */
export async function loadDraftsSync(): Promise<void> {
  try {
    const { startDraftsSync } = await import("./drafts-sync.ts");
    startDraftsSync();
  } catch {
    // No network before the code was loaded.
  }
}
