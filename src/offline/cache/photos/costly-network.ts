interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

/** Whether to fetch only what the user waits for: data saving is on, or the network is as slow as 2G. */
export function isCostlyNetwork(): boolean {
  const { saveData, effectiveType } = connection() ?? {};
  return saveData === true || (effectiveType?.endsWith("2g") ?? false);
}

/** Whether to send nothing large that is not waited for: a costly network, or one that is paid by the megabyte. */
export function isMobileNetwork(): boolean {
  return isCostlyNetwork() || connection()?.type === "cellular";
}

// Not every browser tells; then nothing is known against fetching.
function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}
