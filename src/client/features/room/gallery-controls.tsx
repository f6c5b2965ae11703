import { useLingui } from "@lingui/react";
import { ChevronLeft, ChevronRight } from "lucide";
import type { ListingImage } from "#domain/listings/listing.ts";
import { Icon } from "../../ui/icon.tsx";
import { RoomPhoto } from "./room-photo.tsx";

interface ArrowProps {
  side: "left" | "right";
  /** There is no further photo on this side: it stays where it is, so that the focus does. */
  isAtEnd: boolean;
  onPress: () => void;
}

/** Leads to the photo before or after, on a ground of its own: it shows on any photo. */
export function GalleryArrow({ side, isAtEnd, onPress }: ArrowProps) {
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      aria-label={side === "left" ? i18n._("gallery.previous") : i18n._("gallery.next")}
      aria-disabled={isAtEnd}
      onClick={isAtEnd ? undefined : onPress}
      className={`touch absolute top-1/2 grid -translate-y-1/2 place-items-center rounded-full bg-card/90 text-ink aria-disabled:pointer-events-none aria-disabled:opacity-0 aria-disabled:focus-visible:opacity-50 ${side === "left" ? "left-2" : "right-2"}`}
    >
      <Icon of={side === "left" ? ChevronLeft : ChevronRight} />
    </button>
  );
}

interface ThumbnailProps {
  images: readonly ListingImage[];
  shown: number;
  onShow: (index: number) => void;
}

/** A row of small photos, the shown one framed in the colour of the text. */
export function PhotoThumbnails({ images, shown, onShow }: ThumbnailProps) {
  const { i18n } = useLingui();
  return (
    <ul className="flex gap-2 overflow-x-auto p-1">
      {images.map((image, index) => (
        <li key={image.id} className="w-16 shrink-0">
          <button
            type="button"
            aria-label={i18n._("gallery.position", { index: index + 1, count: images.length })}
            aria-current={index === shown}
            onClick={() => onShow(index)}
            className="block w-full overflow-hidden rounded-control aria-[current=true]:outline-3 aria-[current=true]:outline-current"
          >
            <RoomPhoto image={image} alt="" sizes="64px" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** How a gallery moves to a photo. */
export function scrollBehaviour(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}
