import { useEffect, useState } from "react";

interface Moved {
  /** Where the photo that was moved last is now, to be said; null before the first move. */
  index: number | null;
  /** Moves a photo, and restores the focus: browsers drop it when an element moves in the document. */
  follow: (uuid: string, move: () => void) => void;
}

/** Follows the photo that is moved by its menu. */
export function useMoved(uuids: readonly string[]): Moved {
  const [uuid, setUuid] = useState<string | null>(null);
  const index = uuid === null ? -1 : uuids.indexOf(uuid);
  useEffect(() => {
    if (uuid !== null && index >= 0) document.getElementById(handleId(uuid))?.focus();
  }, [uuid, index]);
  return {
    index: index < 0 ? null : index,
    follow(moved, move) {
      setUuid(moved);
      move();
    },
  };
}

/** The element's id by which a photo is dragged. */
export function handleId(uuid: string): string {
  return `photo-${uuid}`;
}
