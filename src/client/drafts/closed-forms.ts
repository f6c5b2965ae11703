import { signal } from "@preact/signals-react";

/** Grows with each form that is closed: its draft may be changed by others again. */
export const closedForms = signal(0);
