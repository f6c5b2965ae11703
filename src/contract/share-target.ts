/**
 * Sharing into the app (A27): what the manifest tells the phone, the worker takes in, the server answers
 * where there is no worker, and the page shows.
 */

/** Where the phone posts what another app shares. */
export const SHARE_TARGET_PATH = "/share-target";

/** The parts of the posted form. */
export const SHARE_FIELDS = { title: "title", text: "text", url: "url", photos: "photos" } as const;

/**
 * What became of it. `kept`: it is on this phone. `unkept`: the phone could not store it. `unreceived`: it went to the
 * server, which keeps nothing of it, because no worker was there to take it.
 */
export const SHARE_OUTCOMES = ["kept", "unkept", "unreceived"] as const;
export type ShareOutcome = (typeof SHARE_OUTCOMES)[number];

const IN_ADDRESS: Record<ShareOutcome, string> = { kept: "1", unkept: "unkept", unreceived: "unreceived" };

/** The screen that goes on with it. */
export function afterSharePath(outcome: ShareOutcome): string {
  return `/items?shared=${IN_ADDRESS[outcome]}`;
}

/** What the screen's address says. @param shared Its `shared`. */
export function shareOutcomeOf(shared: string | null): ShareOutcome | null {
  return SHARE_OUTCOMES.find((outcome) => IN_ADDRESS[outcome] === shared) ?? null;
}
