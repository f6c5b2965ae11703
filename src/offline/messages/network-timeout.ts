/** How long the network may take, in milliseconds, when the phone has something to show instead (offline.md A23). */
export const NETWORK_TIMEOUT_MS = 4 * 1000;
