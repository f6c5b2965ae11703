/** Who holds something and has not said for this long that it lives has died; what it held is free (S21). */
export const ALIVE_FOR_MS = 8000;
const BEAT_EVERY_MS = 2000;

/**
 * Has the holder of something say every two seconds that it lives, so that what it holds is free soon after its process
 * has died, however long its work may take.
 * @param beat Says so; while it fails, the holder counts as dying.
 * @returns Ends it: no beat is under way after that.
 */
export function startHeartbeat(beat: () => Promise<unknown>): () => Promise<void> {
  // oxlint-disable-next-line qiying/remembered-promises -- The next beat takes its place, and it cannot fail.
  let beating: Promise<unknown> = Promise.resolve();
  let isBeating = false;
  const timer = setInterval(() => {
    if (isBeating) return;
    isBeating = true;
    beating = beat()
      .catch(() => undefined)
      .finally(() => (isBeating = false));
  }, BEAT_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await beating;
  };
}
