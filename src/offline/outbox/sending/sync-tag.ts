/** The tag under which a page asks the browser to wake the worker when there is a network, and the worker is woken. */
export const OUTBOX_SYNC = "outbox";
