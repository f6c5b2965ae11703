import { useEffect, useState } from "react";

/**
 * The object URL of a picture for an `img`. It is revoked when it is replaced or the component unmounts.
 * @param make Returns the picture, or its URL elsewhere; null where there is none. It does not fail.
 * @param key Identifies the picture: it is made again when this changes, and the last one shown until then.
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
    // The function is new at each render; the key identifies the picture.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return shown;
}
