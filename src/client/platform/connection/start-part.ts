import { reportUnreachable, returns } from "./connection.ts";

/**
 * Starts a part of the app that has no screen of its own. Where its code cannot be fetched, it is fetched again at each
 * return of the server (S17).
 * @param load Fetches the part. @returns A function that starts the part; calls while it is being fetched do nothing more.
 */
export function partStarter(load: () => Promise<() => void>): () => void {
  let isUnderWay = false;
  let unfollow: (() => void) | null = null;
  return () => void (isUnderWay || startOnceThere());

  async function startOnceThere(): Promise<void> {
    isUnderWay = true;
    unfollow?.();
    unfollow = null;
    const start = await load().catch(() => null);
    isUnderWay = false;
    if (start !== null) return start();
    unfollow = atNextReturn(() => void startOnceThere());
    reportUnreachable();
  }
}

function atNextReturn(again: () => void): () => void {
  const seen = returns.peek();
  return returns.subscribe((count) => {
    if (count !== seen) again();
  });
}
