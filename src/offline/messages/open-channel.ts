/**
 * A channel to the other tabs and the worker; null where there is none. Firefox has it, and refuses to make one for a site
 * whose data it is told to block (E3).
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
