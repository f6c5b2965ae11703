import { useLingui } from "@lingui/react";
import { ChevronLeft, ChevronRight } from "lucide";
import type { ListingImage } from "#domain/listings/listing.ts";
import { Icon } from "../../ui/icon.tsx";
import { RoomPhoto } from "./room-photo.tsx";

interface ControlProps {
  images: readonly ListingImage[];
  shown: number;
  onShow: (index: number) => void;
}

/** The two arrows over a gallery; none where there is one photo. */
export function GalleryArrows({ images, shown, onShow }: ControlProps) {
  if (images.length < 2) return null;
  return (
    <>
      <Arrow side="left" isAtEnd={shown === 0} onPress={() => onShow(shown - 1)} />
      <Arrow side="right" isAtEnd={shown === images.length - 1} onPress={() => onShow(shown + 1)} />
    </>
  );
}

interface ArrowProps {
  side: "left" | "right";
  /** There is no further photo on this side: it stays where it is, so that the focus does. */
  isAtEnd: boolean;
  onPress: () => void;
}

/** Leads to the photo before or after, on a ground of its own: it shows on any photo. */
function Arrow({ side, isAtEnd, onPress }: ArrowProps) {
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

/** A row of small photos, the shown one framed in the colour of the text. */
export function PhotoThumbnails({ images, shown, onShow }: ControlProps) {
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
