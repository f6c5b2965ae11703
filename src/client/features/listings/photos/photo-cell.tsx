import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { useLingui } from "@lingui/react";
import { EllipsisVertical, TriangleAlert } from "lucide";
import { memo, useMemo, useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LazyMenu } from "../../../ui/menu/lazy-menu.tsx";
import type { MenuChoice } from "../../../ui/menu/menu.tsx";
import type { PhotoActs } from "./photo-acts.ts";
import { PhotoPicture } from "./photo-picture.tsx";
import { PhotoState } from "./photo-state.tsx";
import type { Preview } from "./previews.ts";
import { RemoveQuestion } from "./remove-question.tsx";
import type { FormPhoto } from "./use-form-photos.ts";
import { handleId } from "./use-moved.ts";

interface Props {
  photo: FormPhoto;
  preview: Preview | undefined;
  /** From 0. */
  index: number;
  isCover: boolean;
  count: number;
  disabled: boolean;
  /** What can be done to it; the same functions at each drawing. */
  acts: PhotoActs;
}

/** One photo: the picture is what it is dragged by, the menu has everything else. */
export const PhotoCell = memo(function PhotoCell({ photo, preview, index, isCover, count, disabled, acts }: Props) {
  const { i18n } = useLingui();
  const { uuid } = photo;
  const [isAsking, setAsking] = useState(false);
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: uuid });
  const position = { index: index + 1, count };
  const menu = useMemo(() => {
    const choices: MenuChoice[] = [
      ...moves({ index, last: count - 1 }).map(([id, to]) => ({
        text: i18n._(id),
        onChoose: () => acts.move(uuid, to),
      })),
      { text: i18n._("photos.remove"), isDanger: true, onChoose: () => setAsking(true) },
    ];
    return (
      <LazyMenu
        label={i18n._("photos.menu", { index: index + 1, count })}
        button={<Icon of={EllipsisVertical} />}
        buttonClass="touch grid place-items-center rounded-full bg-card/90"
        choices={choices}
        disabled={disabled}
      />
    );
  }, [i18n, uuid, index, count, disabled, acts]);
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`relative grid content-start gap-1 ${isDragging ? "z-10 opacity-90" : ""}`}
    >
      <div className={`relative overflow-hidden rounded-control ${isDragging ? "shadow-float" : ""}`}>
        <button
          type="button"
          {...attributes}
          {...listeners}
          id={handleId(uuid)}
          disabled={disabled}
          aria-label={i18n._("photos.photo", position)}
          className="block w-full touch-manipulation select-none [-webkit-touch-callout:none] enabled:cursor-grab"
        >
          <PhotoPicture photo={photo} preview={preview} />
        </button>
        {isCover && (
          <span className="pointer-events-none absolute top-2 left-2">
            <Badge tone="brick">{i18n._("photos.cover")}</Badge>
          </span>
        )}
        <span className="absolute top-1 right-1">{menu}</span>
        {isAsking && <RemoveQuestion onKeep={() => setAsking(false)} onRemove={() => acts.remove(uuid)} />}
      </div>
      {photo.hasContacts && <ContactsWarning />}
      <PhotoState photo={photo} index={index} disabled={disabled} acts={acts} />
    </li>
  );
});

/** Contacts in a form are for people who are logged in; those in a photo are for everybody. */
function ContactsWarning() {
  const { i18n } = useLingui();
  return (
    <p role="status" className="flex items-start gap-1 text-sm text-pretty text-amber">
      <Icon of={TriangleAlert} size={16} className="mt-0.5" />
      {i18n._("photos.contacts-seen")}
    </p>
  );
}

/** The sentence of each move that a photo can make, and where it takes it. */
function moves({ index, last }: { index: number; last: number }): [id: string, to: number][] {
  return [
    ...(index > 0 ? ([[/*i18n*/ "photos.makeCover", 0]] as [string, number][]) : []),
    ...(index > 1 ? ([[/*i18n*/ "photos.earlier", index - 1]] as [string, number][]) : []),
    ...(index < last ? ([[/*i18n*/ "photos.later", index + 1]] as [string, number][]) : []),
  ];
}
