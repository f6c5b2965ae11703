import { useEffect, useState } from "react";

/**
 * The address of a picture for an `img`. The browser holds the picture until it is replaced or the component goes.
 * @param make The picture, or the address that it has elsewhere; null where there is none. It does not fail.
 * @param key Names the picture: it is made again when this changes, and the last one shown until then.
 * @returns Undefined until the first is made.
 */
export function useObjectUrl(make: () => Promise<Blob | string | null>, key: string): string | null | undefined {
  const [shown, setShown] = useState<string | null>();
  useEffect(() => {
    let url: string | null = null;
    let isGone = false;
    void (async () => {
      const picture = await make();
      if (isGone) return;
      if (picture instanceof Blob) url = URL.createObjectURL(picture);
      setShown(picture instanceof Blob ? url : picture);
    })();
    return () => {
      isGone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
    // The function is new at each render; the key says what it makes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return shown;
}
