import { signal } from "@preact/signals-react";

/** `waiting-for-…`: a new version is there, and this or another tab has unsaved input, or sends something. */
export type UpdateState = "none" | "ready" | "waiting-for-input" | "waiting-for-sending";

/** The state of the update prompt. A separate module from updates.ts, which a page loads only once it is idle. */
export const updateReady = signal<UpdateState>("none");

/** Whether the prompt was closed: the page does not ask again. The next start takes the new version anyway. */
export const isUpdatePutOff = signal(false);
