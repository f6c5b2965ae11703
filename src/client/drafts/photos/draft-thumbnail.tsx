import { NotebookPen } from "lucide";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { pickedPhoto } from "#offline/drafts/draft-photos.ts";
import { ReturningPicture } from "../../platform/connection/returning-picture.tsx";
import { useObjectUrl } from "../../platform/use-object-url.ts";
import { Icon } from "../../ui/icon.tsx";

interface Props {
  owner: string;
  /** Uuid of the photo; without one an icon is shown. */
  uuid: string | undefined;
  /** The photo's URL on the server, if known. */
  imageUrl?: string | null;
}

/** A small, square photo of a draft, from the phone if stored there. Decoration. */
export function DraftThumbnail({ owner, uuid, imageUrl = null }: Props) {
  const picture = async () => (uuid === undefined ? null : pictureOf(owner, uuid));
  const address = useObjectUrl(picture, `${owner} ${uuid ?? ""}`) ?? imageUrl;
  if (address === null) {
    return (
      <span className="grid size-14 shrink-0 place-items-center rounded-control bg-brick-tint text-brick">
        <Icon of={NotebookPen} />
      </span>
    );
  }
  return (
    <ReturningPicture src={address} alt="" decoding="async" className="size-14 shrink-0 rounded-control object-cover" />
  );
}

// No picture when the store fails; the text beside it describes it.
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
