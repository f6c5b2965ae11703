import { useEffect, useState } from "react";
import { viewingPhoto } from "#offline/viewings/store/viewing-photos.ts";
import { useLiveQuery } from "../../../platform/storage/use-live-query.ts";
import { previewPhoto } from "../../../drafts/photos/shrink/shrink-photo.ts";

/**
 * The address of a picture to show for an own photo, until the screen goes: of a small copy, so that twenty photos of
 * twelve megapixels fit an old phone's memory.
 * @returns Null where the phone does not have it; undefined while it is being made.
 */
export function useOwnPicture(owner: string, uuid: string): string | null | undefined {
  const photo = useLiveQuery(async () => (await viewingPhoto(owner, uuid)) ?? null, `${owner} ${uuid}`);
  const [shown, setShown] = useState<string>();
  // The store gives a new object each time; what is in it changes with its size.
  const size = photo?.size ?? 0;
  useEffect(() => {
    if (photo == null) return undefined;
    let made: string | null = null;
    let isGone = false;
    void (async () => {
      // What can't be made smaller, the browser may still know how to show.
      const small = await previewPhoto(photo).catch(() => photo);
      if (isGone) return;
      made = URL.createObjectURL(small);
      setShown(made);
    })();
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the photo is the same as long as its size is
  }, [owner, uuid, size]);
  return photo === null ? null : shown;
}
