import { useEffect, useEffectEvent } from "react";
import { HELD_FOR_MS } from "#offline/transport/backoff.ts";

interface Parts {
  isHeld: boolean;
  /** Its time is over, or the page goes out of sight and may not come back. */
  onOver: () => void;
  /** Its screen is gone before. */
  onLeft: () => void;
}

/** Holds something back for a moment, so that a stray tap can be undone. */
export function useHold({ isHeld, onOver, onLeft }: Parts): void {
  const over = useEffectEvent(onOver);
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(over, HELD_FOR_MS);
    const hidden = () => document.visibilityState === "hidden" && over();
    document.addEventListener("visibilitychange", hidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", hidden);
    };
  }, [isHeld]);
  // Of the screen alone: what is taken back, or sent, is not left.
  useEffect(() => () => left(), []);
}
