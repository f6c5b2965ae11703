import { useLingui } from "@lingui/react";
import { ImageOff } from "lucide";
import { useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { LargePicture } from "../lazy-dialogs.ts";
import { viewingPhoto } from "#offline/viewings/viewing-photos.ts";
import { useLiveQuery } from "../../../platform/storage/use-live-query.ts";
import { useObjectUrl } from "../../../platform/use-object-url.ts";
import { previewPhoto } from "../../../drafts/photos/shrink/shrink-photo.ts";

interface Props {
  owner: string;
  /** Of the room. */
  viewingId: string;
  uuid: string;
  /** Its caption, or which photo it is. */
  name: string;
  /** From 1. */
  position: { index: number; count: number };
}

/** A small picture of an own photo; a tap shows it large, and fetches it where another phone has taken it. */
export function OwnPicture({ owner, viewingId, uuid, name, position }: Props) {
  const { i18n } = useLingui();
  const [isLarge, setLarge] = useState(false);
  const picture = useOwnPicture(owner, uuid);
  return (
    <>
      <button
        type="button"
        aria-label={i18n._("viewings.photos.enlarge", { ...position, name })}
        aria-haspopup="dialog"
        onClick={() => setLarge(true)}
        className="block w-full"
      >
        {picture === null && <Elsewhere />}
        {picture === undefined && <span className="block aspect-4/3 w-full bg-brick-tint" />}
        {picture != null && (
          <img src={picture} alt="" decoding="async" className="aspect-4/3 w-full bg-brick-tint object-cover" />
        )}
      </button>
      <LazyBoundary>
        {isLarge && (
          <LargePicture
            photo={{ owner, viewingId, uuid }}
            name={name}
            small={picture ?? null}
            onClose={() => setLarge(false)}
          />
        )}
      </LazyBoundary>
    </>
  );
}

function Elsewhere() {
  const { i18n } = useLingui();
  return (
    <span className="grid aspect-4/3 w-full content-center justify-items-center gap-1 bg-brick-tint p-2 text-center text-sm text-brick-deep">
      <Icon of={ImageOff} />
      {i18n._("viewings.photos.elsewhere")}
    </span>
  );
}

/**
 * The address of a picture to show for an own photo, until the screen goes: of a small copy, so that twenty photos of
 * twelve megapixels fit an old phone's memory.
 * @returns Null where the phone does not have it; undefined while it is being made.
 */
function useOwnPicture(owner: string, uuid: string): string | null | undefined {
  const photo = useLiveQuery(async () => (await viewingPhoto(owner, uuid)) ?? null, `${owner} ${uuid}`);
  // The browser may still show a photo that can't be shrunk.
  const small = async () => (photo ? previewPhoto(photo).catch(() => photo) : null);
  // The store returns a new object each time; a changed size means a changed photo.
  const shown = useObjectUrl(small, `${owner} ${uuid} ${photo?.size ?? 0}`);
  return photo === null ? null : (shown ?? undefined);
}
