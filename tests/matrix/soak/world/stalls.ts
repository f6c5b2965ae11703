const LOOKED_EVERY_MS = 500;
/** A sender that shows no life for longer may lose its lease. */
const STALL_MS = 5000;

/**
 * Calls back when this machine has stood still: pages have heard nothing meanwhile, though their leases ran out.
 * @returns Ends it.
 */
export function watchForStalls(onStall: () => void): () => void {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    if (now - last > STALL_MS) onStall();
    last = now;
  }, LOOKED_EVERY_MS);
  return () => clearInterval(timer);
}
