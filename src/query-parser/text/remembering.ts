/** Reads a text once. @param mostTexts Of more than so many it forgets the one that was not asked about for longest. */
export function remembering<Rest extends readonly unknown[], Reading>(
  mostTexts: number,
  read: (text: string, ...rest: Rest) => Reading,
): (text: string, ...rest: Rest) => Reading {
  const readings = new Map<string, Reading>();
  return (text, ...rest) => {
    const reading = readings.get(text) ?? read(text, ...rest);
    // LRU: the entry moves to the end, and the first one is evicted.
    readings.delete(text);
    readings.set(text, reading);
    const [oldest] = readings.keys();
    if (readings.size > mostTexts && oldest !== undefined) readings.delete(oldest);
    return reading;
  };
}
