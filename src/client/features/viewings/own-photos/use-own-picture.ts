import { viewingPhoto } from "#offline/viewings/store/viewing-photos.ts";
import { useLiveQuery } from "../../../platform/storage/use-live-query.ts";
import { useObjectUrl } from "../../../platform/use-object-url.ts";
import { previewPhoto } from "../../../drafts/photos/shrink/shrink-photo.ts";

/**
 * The address of a picture to show for an own photo, until the screen goes: of a small copy, so that twenty photos of
 * twelve megapixels fit an old phone's memory.
 * @returns Null where the phone does not have it; undefined while it is being made.
 */
export function useOwnPicture(owner: string, uuid: string): string | null | undefined {
  const photo = useLiveQuery(async () => (await viewingPhoto(owner, uuid)) ?? null, `${owner} ${uuid}`);
  // What can't be made smaller, the browser may still know how to show.
  const small = async () => (photo ? previewPhoto(photo).catch(() => photo) : null);
  // The store gives a new object each time; what is in it changes with its size.
  const shown = useObjectUrl(small, `${owner} ${uuid} ${photo?.size ?? 0}`);
  return photo === null ? null : (shown ?? undefined);
}
