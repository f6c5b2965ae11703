import { signal } from "@preact/signals-react";

/** `waiting-for-…`: a new version is there, and this tab or another one holds something unsaved, or sends something. */
export type UpdateState = "none" | "ready" | "waiting-for-input" | "waiting-for-sending";

/** What the update prompt shows. Apart from updates.ts, which a page needs only once it has loaded. */
export const updateReady = signal<UpdateState>("none");
