import { useEffect, useState } from "react";
import { photosOf } from "#offline/drafts/draft-photos.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import { pagePhotoStore } from "../../../drafts/photos/store/page-photo-store.ts";
import { previewPhoto } from "../../../drafts/photos/shrink/shrink-photo.ts";
import { RoomPhoto } from "../../room/room-photo.tsx";

/** The cover of a draft: from this phone, from the server, or a drawing where there is none to be shown. */
export function WaitingPhoto({ draft }: { draft: Draft | undefined }) {
  const src = useCover(draft);
  return (
    <div className="self-start overflow-hidden rounded-control sm:self-center">
      {src === null ? (
        <RoomPhoto image={undefined} alt="" sizes="96px" />
      ) : (
        <img src={src} alt="" decoding="async" className="aspect-4/3 w-full bg-brick-tint object-cover" />
      )}
    </div>
  );
}

/** The address of a draft's first photo, of a small copy where it is on this phone; null while there is none. */
function useCover(draft: Draft | undefined): string | null {
  const [src, setSrc] = useState<string | null>(null);
  const key = draft === undefined ? "" : `${draft.id} ${draft.photos[0] ?? ""}`;
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    void show();

    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };

    async function show(): Promise<void> {
      // What can't be read, or not on this phone, is drawn.
      const cover = await coverOf(draft).catch(() => null);
      if (isGone) return;
      if (cover instanceof Blob) made = URL.createObjectURL(cover);
      setSrc(cover instanceof Blob ? made : cover);
    }
    // The draft is a new object at each change; the key says whether its cover is another.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return src;
}

async function coverOf(draft: Draft | undefined): Promise<Blob | string | null> {
  const [uuid] = draft?.photos ?? [];
  if (draft === undefined || uuid === undefined) return null;
  const stored = await pagePhotoStore.readPhoto(draft.owner, uuid, "sent");
  if (stored !== undefined) return previewPhoto(stored.file);
  const photos = await photosOf(draft);
  return photos[0]?.imageUrl ?? null;
}
