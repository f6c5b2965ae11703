/** How long the network may take, in milliseconds, when the phone has something to show instead (A23). */
export const NETWORK_TIMEOUT_MS = 4 * 1000;

/**
 * How long nothing may come of a read where the phone has nothing to show instead: a connection that brings nothing for so long
 * is dead, though neither side has closed it (W6). A slow one brings some bytes in this time, and goes on (W11).
 */
export const READ_SILENT_MS = 30 * 1000;
