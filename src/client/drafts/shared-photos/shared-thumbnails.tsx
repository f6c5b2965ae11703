import { Image } from "lucide";
import { useEffect, useState } from "react";
import { sharedPhoto } from "#offline/drafts/shared/shared-photos.ts";
import type { SharedPhoto } from "#offline/drafts/shared/share.ts";
import { Icon } from "../../ui/icon.tsx";
import { previewPhoto } from "../photos/shrink/shrink-photo.ts";

/** Thumbnails of shared photos to be imported. Decoration: their number is shown beside them. */
export function SharedThumbnails({ photos }: { photos: readonly SharedPhoto[] }) {
  const urls = useThumbnails(photos);
  return (
    <div className="flex flex-wrap gap-2 empty:hidden" aria-hidden="true">
      {photos.map(({ uuid }) => {
        const url = urls.get(uuid);
        return url === undefined ? (
          <span key={uuid} className="grid size-14 place-items-center rounded-control bg-brick-tint text-brick">
            <Icon of={Image} />
          </span>
        ) : (
          <img key={uuid} src={url} alt="" decoding="async" className="size-14 rounded-control object-cover" />
        );
      })}
    </div>
  );
}

/** By uuid; made sequentially, because each original is some megabytes. */
function useThumbnails(photos: readonly SharedPhoto[]): ReadonlyMap<string, string> {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  const key = photos.map(({ uuid }) => uuid).join(" ");
  useEffect(() => {
    const made = new Map<string, string>();
    let isGone = false;
    void make();
    return () => {
      isGone = true;
      for (const url of made.values()) URL.revokeObjectURL(url);
    };

    async function make(): Promise<void> {
      for (const photo of photos) {
        const small = await thumbnailOf(photo);
        if (isGone) return;
        if (small !== null) setUrls(new Map(made.set(photo.uuid, URL.createObjectURL(small))));
      }
    }
    // The store returns new objects each time; the key says whether they differ.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return urls;
}

// A photo that can't be decoded, or not offline, is shown as an icon.
async function thumbnailOf(photo: SharedPhoto): Promise<Blob | null> {
  try {
    const original = await sharedPhoto(photo);
    return original && (await previewPhoto(original));
  } catch {
    return null;
  }
}
