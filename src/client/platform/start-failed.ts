/** Happens to the window when the app's code is there, and something else that it needs to start is not. */
export const START_FAILED = "start-failed";
