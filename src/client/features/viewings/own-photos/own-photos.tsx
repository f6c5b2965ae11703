import { useLingui } from "@lingui/react";
import { Camera, Images } from "lucide";
import { useState } from "react";
import { MAX_VIEWING_PHOTOS } from "#domain/viewings/viewing.ts";
import type { SavedViewing } from "#offline/viewings/saved-viewing.ts";
import { PhotoPicker } from "../../../drafts/photos/photo-picker.tsx";
import { Spinner } from "../../../ui/states/spinner.tsx";
import { Section } from "../detail/section.tsx";
import type { Edit } from "../detail/use-edits.ts";
import { OwnPhoto } from "./own-photo.tsx";
import { takePhotos } from "./take-photos.ts";

/** Photos that one takes at the viewing: each is on the phone the moment the camera gives it. */
export function OwnPhotos({ viewing, edit }: { viewing: SavedViewing; edit: Edit }) {
  const { i18n } = useLingui();
  const { owner, id, content, refusedPhotos } = viewing;
  const [busy, setBusy] = useState(0);
  const left = MAX_VIEWING_PHOTOS - content.photos.length;
  const take = async (files: File[]) => {
    setBusy((before) => before + files.length);
    await takePhotos(i18n, { owner, id, files, left });
    setBusy((before) => before - files.length);
  };
  return (
    <Section
      id="own-photos"
      title={i18n._("viewings.photos")}
      beside={
        <span className="figures text-ink-soft">
          {i18n._("photos.count", { count: content.photos.length, max: MAX_VIEWING_PHOTOS })}
        </span>
      }
    >
      <p className="text-sm text-pretty text-ink-soft">{i18n._("viewings.photos.help")}</p>
      <div className="flex flex-wrap items-center gap-2">
        <span className="hidden pointer-coarse:contents">
          <PhotoPicker
            icon={Camera}
            text={i18n._("photos.take")}
            disabled={left === 0}
            onPick={(files) => void take(files)}
            camera
          />
        </span>
        <PhotoPicker
          icon={Images}
          text={i18n._("photos.choose")}
          disabled={left === 0}
          onPick={(files) => void take(files)}
        />
        <p role="status" className="flex items-center gap-2 text-sm text-ink-soft empty:hidden">
          {busy > 0 && (
            <>
              <Spinner />
              {i18n._("photos.keeping", { count: busy })}
            </>
          )}
        </p>
      </div>
      {content.photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {content.photos.map((photo, index) => (
            <OwnPhoto
              key={photo.uuid}
              owner={owner}
              viewingId={id}
              photo={photo}
              position={{ index: index + 1, count: content.photos.length }}
              isRefused={refusedPhotos.includes(photo.uuid)}
              edit={edit}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
