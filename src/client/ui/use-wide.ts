import { useSyncExternalStore } from "react";

/** The width from which the side menu and open filters have room: Tailwind's `lg`. */
const wide = matchMedia("(min-width: 64rem)");

/** Whether the window is wide now; follows its changes. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}

function subscribe(onChange: () => void): () => void {
  wide.addEventListener("change", onChange);
  return () => wide.removeEventListener("change", onChange);
}
