import { useEffect, useState } from "react";
import { SLOW_LOAD_MS } from "#domain/limits.ts";

/**
 * Whether a load takes more than five seconds, or as long as is given; each load has its own timer.
 * @param load Identifies it; null for none.
 */
export function useIsSlow(load: string | null, afterMs: number = SLOW_LOAD_MS): boolean {
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (load === null) return;
    const timer = setTimeout(() => setSlow(load), afterMs);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [load, afterMs]);
  return load !== null && slow === load;
}
