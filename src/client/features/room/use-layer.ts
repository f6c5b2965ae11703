import { useHistoryState } from "wouter/use-browser-location";

interface Layer {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Whether something lies over the screen, such as a photo in full screen. The entry of the browser's history says so, at
 * the address of the screen beneath: back closes that layer alone.
 * @param name Unlike any other on the screen.
 */
export function useLayer(name: string): Layer {
  const state = useHistoryState<{ layer?: string } | null>();
  return {
    isOpen: state?.layer === name,
    // What the entry says of the screen beneath still holds, such as how an open room is closed.
    open: () => history.pushState({ ...(history.state as object | null), layer: name }, ""),
    close() {
      // Closed twice, by a key that is held, it must not go back twice.
      if ((history.state as { layer?: string } | null)?.layer === name) history.back();
    },
  };
}
