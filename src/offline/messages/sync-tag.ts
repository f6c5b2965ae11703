/** The Background Sync tag that a page registers and the worker's `sync` event carries. */
export const OUTBOX_SYNC = "outbox";
