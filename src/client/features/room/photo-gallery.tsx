import { useLingui } from "@lingui/react";
import { ChevronLeft, ChevronRight } from "lucide";
import { useRef, useState, type KeyboardEvent } from "react";
import type { ListingImage } from "#domain/listings/listing.ts";
import { Icon } from "../../ui/icon.tsx";
import { RoomPhoto } from "./room-photo.tsx";

const PHOTO_SIZES = "(min-width: 1024px) 480px, 100vw";

/** All photos of a room: swiped on a phone, by arrows and keys elsewhere; with a counter and thumbnails. */
export function PhotoGallery({ images, title }: { images: readonly ListingImage[]; title: string }) {
  const { i18n } = useLingui();
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const show = (index: number) => {
    const target = Math.min(Math.max(index, 0), images.length - 1);
    strip.current?.scrollTo({ left: target * strip.current.clientWidth, behavior: scrollBehaviour() });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    show(shown + (event.key === "ArrowRight" ? 1 : -1));
  };
  if (images.length === 0) return <RoomPhoto image={undefined} alt="" sizes={PHOTO_SIZES} />;
  return (
    <section aria-roledescription="carousel" aria-label={i18n._("gallery.label")} className="grid gap-2">
      <div className="relative">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it takes the focus, and with it the arrow keys */}
        <div
          ref={strip}
          // A scrollable region must be focusable, for keyboard users.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          role="group"
          onKeyDown={onKeyDown}
          aria-label={i18n._("gallery.position", { index: shown + 1, count: images.length })}
          onScroll={({ currentTarget }) => setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
          className="flex snap-x snap-mandatory overflow-x-auto rounded-card [scrollbar-width:none]"
        >
          {images.map((image, index) => (
            <div key={image.id} className="w-full shrink-0 snap-center">
              <RoomPhoto
                image={image}
                alt={i18n._("gallery.photo", { title, index: index + 1, count: images.length })}
                sizes={PHOTO_SIZES}
                eager={index === 0}
              />
            </div>
          ))}
        </div>
        {images.length > 1 && (
          <>
            <Arrow
              side="left"
              disabled={shown === 0}
              label={i18n._("gallery.previous")}
              onPress={() => show(shown - 1)}
            />
            <Arrow
              side="right"
              disabled={shown === images.length - 1}
              label={i18n._("gallery.next")}
              onPress={() => show(shown + 1)}
            />
            <p
              aria-hidden="true"
              className="figures absolute right-2 bottom-2 rounded-full bg-ink/75 px-3 py-0.5 text-sm text-white"
            >
              {shown + 1} / {images.length}
            </p>
          </>
        )}
      </div>
      {images.length > 1 && <Thumbnails images={images} shown={shown} onShow={show} />}
    </section>
  );
}

function Arrow({
  side,
  disabled,
  label,
  onPress,
}: {
  side: "left" | "right";
  disabled: boolean;
  label: string;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className={`touch absolute top-1/2 grid -translate-y-1/2 place-items-center rounded-full bg-card/90 disabled:hidden ${side === "left" ? "left-2" : "right-2"}`}
    >
      <Icon of={side === "left" ? ChevronLeft : ChevronRight} />
    </button>
  );
}

function Thumbnails({
  images,
  shown,
  onShow,
}: {
  images: readonly ListingImage[];
  shown: number;
  onShow: (index: number) => void;
}) {
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
            className="block w-full overflow-hidden rounded-control aria-[current=true]:outline-3 aria-[current=true]:outline-brick"
          >
            <RoomPhoto image={image} alt="" sizes="64px" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function scrollBehaviour(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}
