import { useLingui } from "@lingui/react";
import { Trash } from "lucide";
import { useCallback, useState } from "react";
import { mergeViewings } from "#domain/viewings/merge-viewings.ts";
import { VIEWING_TEXT_LENGTHS, type ViewingContent, type ViewingPhoto } from "#domain/viewings/viewing.ts";
import { removeViewingPhoto } from "#offline/viewings/viewing-photos.ts";
import { useStoredText } from "../../../platform/storage/use-stored-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { toast } from "../../../ui/toasts/toasts.ts";
import type { Edit } from "../detail/use-edits.ts";
import { ConfirmRemoval } from "../lazy-dialogs.ts";
import { OwnPicture } from "./own-picture.tsx";

interface Props {
  owner: string;
  /** Of the room. */
  viewingId: string;
  photo: ViewingPhoto;
  /** From 1. */
  position: { index: number; count: number };
  /** It can't be sent to the account. */
  isRefused: boolean;
  edit: Edit;
}

/** One photo with its caption, and the way to remove it. */
export function OwnPhoto({ owner, viewingId, photo, position, isRefused, edit }: Props) {
  const { i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const name = photo.caption === "" ? i18n._("photos.photo", position) : photo.caption;
  const remove = async () => {
    try {
      await removeViewingPhoto(owner, viewingId, photo.uuid);
    } catch {
      toast("error", i18n._("viewings.remove.failed"));
    }
    setAsking(false);
  };
  return (
    <li className="grid content-start gap-1">
      <div className="relative overflow-hidden rounded-control">
        <OwnPicture owner={owner} viewingId={viewingId} uuid={photo.uuid} name={name} position={position} />
        <button
          type="button"
          aria-label={i18n._("viewings.photos.remove", position)}
          onClick={() => setAsking(true)}
          className="touch absolute top-1 right-1 grid place-items-center rounded-full bg-card/90"
        >
          <Icon of={Trash} size={18} />
        </button>
      </div>
      <Caption photo={photo} label={i18n._("viewings.photos.caption-of", position)} edit={edit} />
      {isRefused && <p className="text-sm text-amber">{i18n._("viewings.photos.refused")}</p>}
      <LazyBoundary>
        {isAsking && (
          <ConfirmRemoval
            title={i18n._("photos.remove.question")}
            name={name}
            text={i18n._("viewings.photos.remove.text")}
            confirm={i18n._("photos.remove")}
            onConfirm={remove}
            onClose={() => setAsking(false)}
          />
        )}
      </LazyBoundary>
    </li>
  );
}

function Caption({ photo, label, edit }: { photo: ViewingPhoto; label: string; edit: Edit }) {
  const { i18n } = useLingui();
  const { uuid } = photo;
  const save = useCallback(
    (text: string, base: string) =>
      edit((content) => mergeViewings(withCaption(content, uuid, base), withCaption(content, uuid, text), content)),
    [edit, uuid],
  );
  const { text, type, flush } = useStoredText(photo.caption, save);
  return (
    <input
      type="text"
      value={text}
      maxLength={VIEWING_TEXT_LENGTHS.caption}
      aria-label={label}
      placeholder={i18n._("viewings.photos.caption")}
      onChange={({ target }) => type(target.value)}
      onBlur={flush}
      className="field"
    />
  );
}

function withCaption(content: ViewingContent, uuid: string, caption: string): ViewingContent {
  const photos = content.photos.map((photo) => (photo.uuid === uuid ? { ...photo, caption } : photo));
  return { ...content, photos };
}
