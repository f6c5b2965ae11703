/** A header of `/sw.js`: whether this installation has a worker for phones (A26). */
export const WORKER_SWITCH_HEADER = "x-offline-app";
/** Its value where the installation runs without one; with one, the header is not there. */
export const WORKER_IS_OFF = "off";

/** What the build calls the worker that ends others; it is served as `/sw.js` or not at all. */
export const ENDING_WORKER_FILE = "sw-off.js";
