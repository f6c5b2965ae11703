/** Something is left that falls due by itself: the browser has to wake the worker again. */
export class StillDueError extends Error {
  override readonly name = "StillDueError";
}
