import { useEffect, useState } from "react";

/**
 * Whole seconds until an instant, counting down; 0 when it has passed.
 * @param instant Epoch milliseconds.
 * @param most Seconds that are shown at most: the phone's clock may have been set back meanwhile.
 */
export function useSecondsUntil(instant: number, most: number): number {
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.min(most, Math.max(0, Math.ceil((instant - now) / 1000)));
  const isAhead = seconds > 0;
  useEffect(() => {
    if (!isAhead) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isAhead]);
  return seconds;
}
