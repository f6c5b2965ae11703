import { signal } from "@preact/signals-react";

/** The report that the screen shows just now, with what has become of it: no toast need say that it has arrived. */
export const shownReport = signal<string | null>(null);
