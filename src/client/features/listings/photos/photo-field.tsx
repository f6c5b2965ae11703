import { useLingui } from "@lingui/react";
import { MAX_PHOTOS } from "#domain/listings/listing-rules.ts";
import type { TakenShared } from "#offline/drafts/shared/take-shared.ts";
import type { Signal } from "@preact/signals-react";
import { memo, useCallback, useEffect, useId, useMemo } from "react";
import type { DraftSession } from "../../../drafts/draft-session.ts";
import { warmPhotoStore } from "../../../drafts/photos/store/page-photo-store.ts";
import { Button } from "../../../ui/button.tsx";
import type { Preview } from "./previews.ts";
import { PhotoList } from "./photo-list.tsx";
import { PhotoPickers } from "./photo-pickers.tsx";
import { PhotoProblems } from "./photo-problems.tsx";
import { pickingFor } from "./picking.ts";
import { useFileDrop } from "./use-file-drop.ts";
import { isReadable, useFormPhotos, type FormPhoto } from "./use-form-photos.ts";
import { usePosterOrder } from "./use-poster-order.ts";

interface Props {
  draftSession: DraftSession<"listing">;
  /** Set to the first photo, for the room's card: the form itself is not drawn anew for it. */
  cover: Signal<Cover | null>;
  /** Set to how many photos cannot be read: with them nothing is posted. */
  unreadable: Signal<number>;
  /** The server's error about the photos, in a sentence. */
  problem?: string | undefined;
  /** The outcome of importing a share. */
  shared?: TakenShared | undefined;
}

/**
 * A room's photos in its form: taken or picked, put in order, the first one being the cover (PR-506).
 * What is typed elsewhere in the form does not draw them anew.
 */
export const PhotoField = memo(function PhotoField({ draftSession, cover, unreadable, problem, shared }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  const picking = useMemo(() => pickingFor(draftSession, shared?.unusable), [draftSession, shared]);
  const { photos, previews } = useFormPhotos(draftSession);
  const first = photos.find(isReadable);
  useCover(cover, first, previews);
  const count = photos.filter((photo) => !isReadable(photo)).length;
  useEffect(() => void (unreadable.value = count), [unreadable, count]);
  const posters = usePosterOrder(draftSession, photos);
  useEffect(warmPhotoStore, []);
  const isLocked = draftSession.isElsewhere.value;
  const isFull = photos.length >= MAX_PHOTOS;
  const pick = useCallback((files: File[]) => void picking.add(files), [picking]);
  const drop = useFileDrop(pick, isLocked);
  return (
    <fieldset
      name="photos"
      tabIndex={-1}
      aria-describedby={`${id}-help ${id}-problem`}
      {...drop.handlers}
      className={`grid min-w-0 gap-3 rounded-card outline-offset-4 ${drop.isOver ? "outline-3 outline-sky outline-dashed" : ""}`}
    >
      <legend className="mb-1 flex w-full justify-between gap-2 font-semibold">
        {i18n._("photos.label")}
        <span className="figures font-normal text-ink-soft">
          {i18n._("photos.count", { count: photos.length, max: MAX_PHOTOS })}
        </span>
      </legend>
      <p id={`${id}-help`} className="text-sm text-ink-soft">
        {i18n._(isFull ? /*i18n*/ "photos.full" : /*i18n*/ "photos.help", { max: MAX_PHOTOS })}
      </p>
      {shared && <SharedNote shared={shared} />}
      <PhotoPickers disabled={isLocked || isFull} busy={picking.busy} onPick={pick} />
      <PhotoProblems picking={picking} />
      <p id={`${id}-problem`} role={problem ? "alert" : undefined} className="text-sm text-red empty:hidden">
        {problem}
      </p>
      {posters.isMoved && <PosterMoved onPutBack={posters.putBack} disabled={isLocked} />}
      <PhotoList
        draftSession={draftSession}
        photos={photos}
        coverUuid={first?.uuid}
        previews={previews}
        disabled={isLocked}
        onPick={pick}
      />
    </fieldset>
  );
});

/** A room's first readable photo, with its small copy where there is one. */
export interface Cover {
  photo: FormPhoto;
  preview: Preview | undefined;
}

function useCover(
  cover: Signal<Cover | null>,
  photo: FormPhoto | undefined,
  previews: ReadonlyMap<string, Preview>,
): void {
  const preview = photo && previews.get(photo.uuid);
  useEffect(() => {
    cover.value = photo === undefined ? null : { photo, preview };
  }, [cover, photo, preview]);
}

/** Says that a poster is the cover no more, and makes it the cover again. */
function PosterMoved({ onPutBack, disabled }: { onPutBack: () => void; disabled: boolean }) {
  const { i18n } = useLingui();
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-sky-tint px-4 py-3 text-sky"
    >
      <p>{i18n._("photos.poster-moved")}</p>
      <Button disabled={disabled} onClick={onPutBack}>
        {i18n._("photos.poster-moved.undo")}
      </Button>
    </div>
  );
}

/** The parts of a share that were imported into this room, and those that were not (A27). */
function SharedNote({ shared: { photos, large, surplus, waiting } }: { shared: TakenShared }) {
  const { i18n } = useLingui();
  const sentences = [
    photos > 0 && i18n._("shared.taken", { count: photos }),
    large > 0 && i18n._("shared.large", { count: large }),
    surplus > 0 && i18n._("shared.surplus", { count: surplus, max: MAX_PHOTOS }),
    waiting > 0 && i18n._("shared.left", { count: waiting, max: MAX_PHOTOS }),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return (
    <div role="status" className="grid gap-1 rounded-control bg-sky-tint px-4 py-3 text-sky">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
