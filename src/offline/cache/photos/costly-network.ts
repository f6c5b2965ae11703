interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether to fetch only what the user waits for: data saving is on, or the network is as slow as 2G. */
export function isCostlyNetwork(): boolean {
  const { saveData, effectiveType } = connection() ?? {};
  return saveData === true || (effectiveType?.endsWith("2g") ?? false);
}

// Not every browser tells; then nothing is known against fetching.
function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}
