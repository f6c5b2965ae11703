import { useHistoryState } from "wouter/use-browser-location";

interface FullScreen {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Whether a gallery is in full screen. The entry of the browser's history says so, at the address of the screen beneath:
 * back closes the full screen alone.
 * @param gallery Its id, unlike any other on the screen.
 */
export function useFullScreen(gallery: string): FullScreen {
  const state = useHistoryState<{ fullScreen?: string } | null>();
  return {
    isOpen: state?.fullScreen === gallery,
    // What the entry says of the screen beneath still holds, such as how an open room is closed.
    open: () => history.pushState({ ...(history.state as object | null), fullScreen: gallery }, ""),
    close() {
      // Closed twice, by a key that is held, it must not go back twice.
      if ((history.state as { fullScreen?: string } | null)?.fullScreen === gallery) history.back();
    },
  };
}
