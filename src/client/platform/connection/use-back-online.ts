import { useEffect, useRef } from "react";
import { connection } from "./connection.ts";

/** Refetches when the network is back: not while it is merely slow. */
export function useBackOnline(askAgain: () => void): void {
  const isOnline = connection.value === "online";
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    const cameBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (cameBack) askAgain();
    // The function is new at each render; only the network's return triggers the effect.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOnline]);
}
