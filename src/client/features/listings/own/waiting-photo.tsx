import { photosOf } from "#offline/drafts/draft-photos.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import { pagePhotoStore } from "../../../drafts/photos/store/page-photo-store.ts";
import { previewPhoto } from "../../../drafts/photos/shrink/shrink-photo.ts";
import { ReturningPicture } from "../../../platform/connection/returning-picture.tsx";
import { useObjectUrl } from "../../../platform/use-object-url.ts";
import { RoomPhoto } from "../../room/room-photo.tsx";

/** The cover of a draft: from this phone, from the server, or a placeholder. */
export function WaitingPhoto({ draft }: { draft: Draft | undefined }) {
  // A missing or unreadable photo shows the placeholder. The draft is a new object at each change of it.
  const cover = () => coverOf(draft).catch(() => null);
  const src = useObjectUrl(cover, `${draft?.id ?? ""} ${draft?.photos[0] ?? ""}`) ?? null;
  return (
    <div className="self-start overflow-hidden rounded-control sm:self-center">
      {src === null ? (
        <RoomPhoto image={undefined} alt="" sizes="96px" />
      ) : (
        <ReturningPicture src={src} alt="" decoding="async" className="aspect-4/3 w-full bg-brick-tint object-cover" />
      )}
    </div>
  );
}

async function coverOf(draft: Draft | undefined): Promise<Blob | string | null> {
  const [uuid] = draft?.photos ?? [];
  if (draft === undefined || uuid === undefined) return null;
  const stored = await pagePhotoStore.readPhoto(draft.owner, uuid, "sent");
  if (stored !== undefined) return previewPhoto(stored.file);
  const photos = await photosOf(draft);
  return photos[0]?.imageUrl ?? null;
}
