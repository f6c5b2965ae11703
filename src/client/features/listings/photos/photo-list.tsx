import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Announcements,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import { arrayMove, rectSortingStrategy, SortableContext } from "@dnd-kit/sortable";
import { useLingui } from "@lingui/react";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import { markPhoto } from "#offline/drafts/draft-photos.ts";
import type { DraftSession } from "../../../drafts/draft-session.ts";
import { keyboardCoordinates } from "./keyboard-coordinates.ts";
import type { PhotoActs } from "./photo-acts.ts";
import { PhotoCell } from "./photo-cell.tsx";
import type { Preview } from "./previews.ts";
import type { FormPhoto } from "./use-form-photos.ts";
import { useMoved } from "./use-moved.ts";
import type { I18n } from "@lingui/core";

interface Props {
  draftSession: DraftSession<"listing">;
  photos: FormPhoto[];
  /** Undefined where no photo can be the cover. */
  coverUuid: string | undefined;
  previews: ReadonlyMap<string, Preview>;
  disabled: boolean;
  onPick: (files: File[]) => void;
}

const MOUSE = { activationConstraint: { distance: 6 } };
// A shorter touch scrolls the page.
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };
const KEYBOARD = { coordinateGetter: keyboardCoordinates };

/** The photos in their order, which is changed by dragging (a long press on a phone), by keyboard, or by menu. */
export const PhotoList = memo(function PhotoList({
  draftSession,
  photos,
  coverUuid,
  previews,
  disabled,
  onPick,
}: Props) {
  const { i18n } = useLingui();
  const shown = useShownCount(photos.length);
  const uuids = useMemo(() => photos.map(({ uuid }) => uuid), [photos]);
  // Stable across renders, or every photo would render again.
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, KEYBOARD),
  );
  const moved = useMoved(uuids);
  const move = (from: number, to: number) => draftSession.arrangePhotos(arrayMove(uuids, from, to));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over !== null && over.id !== active.id) move(uuids.indexOf(String(active.id)), uuids.indexOf(String(over.id)));
  };
  const acts = useActs(draftSession, onPick, (uuid, to) => moved.follow(uuid, () => move(uuids.indexOf(uuid), to)));
  const accessibility = useMemo(
    () => ({
      announcements: dragAnnouncements(i18n, uuids),
      screenReaderInstructions: { draggable: i18n._("photos.drag.how") },
    }),
    [i18n, uuids],
  );
  if (photos.length === 0) return null;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={uuids} strategy={rectSortingStrategy} disabled={disabled}>
        <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {photos.slice(0, shown).map((photo, index) => (
            <PhotoCell
              key={photo.uuid}
              photo={photo}
              preview={previews.get(photo.uuid)}
              index={index}
              isCover={photo.uuid === coverUuid}
              count={photos.length}
              disabled={disabled}
              acts={acts}
            />
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {moved.index !== null && i18n._("photos.moved", { index: moved.index + 1, count: photos.length })}
      </p>
    </DndContext>
  );
});

/** Photos that come into the list with one frame: to lay out more takes a slow phone longer than a touch may wait. */
const AT_ONCE = 2;

/** How many photos are in the list: all of them after a few frames. */
function useShownCount(count: number): number {
  const [shown, setShown] = useState(AT_ONCE);
  useEffect(() => {
    if (shown >= count) return undefined;
    const frame = requestAnimationFrame(() => setShown(shown + AT_ONCE));
    return () => cancelAnimationFrame(frame);
  }, [shown, count]);
  return shown;
}

/** The actions on a photo, as functions that are stable while the form is open. */
function useActs(
  draftSession: DraftSession<"listing">,
  onPick: (files: File[]) => void,
  onMove: PhotoActs["move"],
): PhotoActs {
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  return useMemo(
    () => ({
      move: (uuid, to) => latest.current(uuid, to),
      remove: (uuid) => void draftSession.removePhoto(uuid).catch(() => undefined),
      replace(uuid, files) {
        if (files.length === 0) return;
        draftSession.removePhoto(uuid).then(
          () => onPick(files),
          () => undefined,
        );
      },
      retry: (uuid) => void markPhoto(draftSession.draft.peek().owner, uuid, null),
    }),
    [draftSession, onPick],
  );
}

/** What screen readers hear while a photo is dragged. */
function dragAnnouncements(i18n: I18n, uuids: readonly string[]): Announcements {
  const position = (id: UniqueIdentifier) => ({ index: uuids.indexOf(String(id)) + 1, count: uuids.length });
  return {
    onDragStart: ({ active }) => i18n._("photos.drag.started", position(active.id)),
    onDragOver: ({ over }) => (over === null ? undefined : i18n._("photos.drag.over", position(over.id))),
    onDragEnd: ({ over }) => (over === null ? undefined : i18n._("photos.moved", position(over.id))),
    onDragCancel: ({ active }) => i18n._("photos.drag.cancelled", position(active.id)),
  };
}
