import { useEffect, useState } from "react";
import { NotebookPen } from "lucide";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { pickedPhoto } from "#offline/drafts/draft-photos.ts";
import { Icon } from "../../ui/icon.tsx";

interface Props {
  owner: string;
  /** Of the photo; without one a sign stands in its place. */
  uuid: string | undefined;
  /** Where the server has it, when that is known. */
  imageUrl?: string | null;
}

/** A photo of something that is being written, small and square, from the phone where it is there. Decoration. */
export function DraftThumbnail({ owner, uuid, imageUrl = null }: Props) {
  const address = usePicture(owner, uuid, imageUrl);
  if (address === null) {
    return (
      <span className="grid size-14 shrink-0 place-items-center rounded-control bg-brick-tint text-brick">
        <Icon of={NotebookPen} />
      </span>
    );
  }
  return <img src={address} alt="" decoding="async" className="size-14 shrink-0 rounded-control object-cover" />;
}

function usePicture(owner: string, uuid: string | undefined, imageUrl: string | null): string | null {
  const [shown, setShown] = useState<string | null>(imageUrl);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    void (async () => {
      const picture = uuid === undefined ? null : await pictureOf(owner, uuid);
      if (isGone) return;
      if (picture instanceof Blob) made = URL.createObjectURL(picture);
      setShown(made ?? (picture as string | null) ?? imageUrl);
    })();
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [owner, uuid, imageUrl]);
  return shown;
}

// A store that fails shows no picture; what it is about stands beside it in words.
async function pictureOf(owner: string, uuid: string): Promise<Blob | string | null> {
  try {
    const picked = await pickedPhoto(owner, uuid);
    if (picked !== null) return picked;
    const photo = await draftsDatabase().photos.get(uuid);
    return photo?.owner === owner ? photo.imageUrl : null;
  } catch {
    return null;
  }
}
