import { useEffect, useState } from "react";
import { fetchOwnPhoto } from "#offline/viewings/sync/fetch-own-photos.ts";
import { pageViewings } from "../../../outbox/viewings/viewings-sender.ts";

export interface WhichPhoto {
  owner: string;
  /** Of the room. */
  viewingId: string;
  uuid: string;
}

/**
 * The address of an own photo as it was sent, until the screen goes: from this phone, or else from the account, and then
 * on this phone too.
 * @returns Null where neither has it or the account can't be reached; undefined while it is being fetched.
 */
export function useWholePicture({ owner, viewingId, uuid }: WhichPhoto): string | null | undefined {
  const [shown, setShown] = useState<string | null>();
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    void (async () => {
      // Out of reach, or a phone that is too full to keep it.
      const photo = await fetchOwnPhoto(pageViewings, owner, viewingId, uuid).catch(() => undefined);
      if (isGone) return;
      if (photo !== undefined) made = URL.createObjectURL(photo);
      setShown(made);
    })();
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [owner, viewingId, uuid]);
  return shown;
}
