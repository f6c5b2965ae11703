import { partStarter } from "../../platform/connection/start-part.ts";

/** Loads what keeps drafts in the account, and starts it. */
export const loadDraftsSync = partStarter(async () => (await import("./drafts-sync.ts")).startDraftsSync);
