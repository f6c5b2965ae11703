import { signal } from "@preact/signals-react";

/** Whether the logout sheet is open: it asks what to do with the user's unsent work. */
export const isLogOutAsked = signal(false);
