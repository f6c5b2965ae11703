/**
 * How long a request to the server, and a screen, wait for the phone's store: one that works answers in a tenth of this
 * even on a slow phone. A store that another page of ours has left busy may not answer at all (E2).
 */
export const STORE_PATIENCE_MS = 1500;
/** How long its answer is waited for where there is no other: without a network, or to a save. */
export const STORE_PATIENCE_OFFLINE_MS = 10_000;
