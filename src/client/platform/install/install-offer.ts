import { signal } from "@preact/signals-react";

/** How this window can install the app: by the browser's prompt, by hand, or from another browser. */
export type InstallWay = "prompt" | "ios" | "browser";

/**
 * What the install card offers; null for nothing. A separate module from the decision, which loads when the page is
 * idle.
 */
export const installOffer = signal<InstallWay | null>(null);
