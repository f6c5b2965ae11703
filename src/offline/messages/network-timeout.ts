/** How long the network may take, in milliseconds, when the phone has something to show instead (A23). */
export const NETWORK_TIMEOUT_MS = 4 * 1000;

/**
 * How long a read may take where the phone has nothing to show instead: on 50 kB/s with round trips of a second the longest
 * answer comes within a third of it (W11), and a connection that has brought none by then is dead, though neither side has
 * closed it (W6).
 */
export const READ_WITHIN_MS = 30 * 1000;
