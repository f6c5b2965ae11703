import { useEffect, useRef } from "react";
import { returns } from "./connection.ts";

/** Calls back when the server answers again: not while it is merely slow. */
export function useBackOnline(onReturn: () => void): void {
  const count = returns.value;
  const seen = useRef(count);
  useEffect(() => {
    const isBack = count !== seen.current;
    seen.current = count;
    if (isBack) onReturn();
    // The function is new at each render; only a return of the server triggers the effect.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [count]);
}
