/** Saves when the page is hidden or left, and on the way back what could not be saved then. @returns Stops that. */
export function flushOnLeave(flush: () => Promise<void>): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const onHidden = () => void (document.visibilityState === "hidden" && flush());
  document.addEventListener("visibilitychange", onHidden, { signal });
  for (const event of ["pagehide", "pageshow"]) addEventListener(event, () => void flush(), { signal });
  return () => stopped.abort();
}
