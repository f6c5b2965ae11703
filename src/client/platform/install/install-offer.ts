import { signal } from "@preact/signals-react";

/** How this window can become an app: the browser installs it, its reader does, or in another window. */
export type InstallWay = "prompt" | "ios" | "browser";

/** What the install card offers; null while it offers nothing. Apart from what decides, which loads once a page rests. */
export const installOffer = signal<InstallWay | null>(null);
