interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader has asked their browser to save data. */
export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** Whether only what somebody waits for should be fetched: data saving, or a network as slow as 2G. */
export function isCostlyNetwork(): boolean {
  return savesData() || (connection()?.effectiveType?.endsWith("2g") ?? false);
}

// Not every browser tells; then nothing is known against fetching.
function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}
