/** How long the network may take, in milliseconds, when the phone has something to show instead (A23). */
export const NETWORK_TIMEOUT_MS = 4 * 1000;
