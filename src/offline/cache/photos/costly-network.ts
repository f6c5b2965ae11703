interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether only what somebody waits for should be fetched: data saving, or a network as slow as 2G. */
export function isCostlyNetwork(): boolean {
  const { saveData, effectiveType } = connection() ?? {};
  return saveData === true || (effectiveType?.endsWith("2g") ?? false);
}

// Not every browser tells; then nothing is known against fetching.
function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}
