import { useEffect, useRef } from "react";
import { connection } from "./connection.ts";

/** Asks again when the network has come back: not while it is merely slow. */
export function useBackOnline(askAgain: () => void): void {
  const isOnline = connection.value === "online";
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    const cameBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (cameBack) askAgain();
    // The function is new at each render; only the return of the network matters.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOnline]);
}
