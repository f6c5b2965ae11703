import { fetchOwnPhoto } from "#offline/viewings/sync/fetch-own-photos.ts";
import { pageViewings } from "../../../outbox/viewings/viewings-sender.ts";
import { useObjectUrl } from "../../../platform/use-object-url.ts";

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
  // Out of reach, or a phone that is too full to keep it.
  const fetched = async () => (await fetchOwnPhoto(pageViewings, owner, viewingId, uuid).catch(() => null)) ?? null;
  return useObjectUrl(fetched, `${owner} ${viewingId} ${uuid}`);
}
