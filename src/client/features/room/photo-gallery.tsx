import { useLingui } from "@lingui/react";
import { Expand } from "lucide";
import { useRef, useState, type KeyboardEvent } from "react";
import type { ListingImage } from "#domain/listings/listing.ts";
import { Icon } from "../../ui/icon.tsx";
import { LazyBoundary } from "../../ui/lazy-boundary.tsx";
import { installedScreen } from "../../platform/language/lazy-screen.ts";
import { useLayer } from "./use-layer.ts";
import { GalleryArrows, PhotoThumbnails, scrollBehaviour } from "./gallery-controls.tsx";
import { ROOM_PHOTO_SIZES } from "./room-details-layout.tsx";
import { RoomPhoto } from "./room-photo.tsx";

const FullScreenGallery = installedScreen(
  async () => (await import("./full-screen/full-screen-gallery.tsx")).FullScreenGallery,
);

interface Props {
  images: readonly ListingImage[];
  title: string;
}

/** All photos of a room: swiped on a phone, by arrows and keys elsewhere; a tap shows them in full screen. */
export function PhotoGallery({ images, title }: Props) {
  const [first] = images;
  if (first === undefined) return <RoomPhoto image={undefined} alt="" sizes={ROOM_PHOTO_SIZES} />;
  return <Gallery id={first.id} images={images} title={title} />;
}

function Gallery({ id, images, title }: Props & { id: string }) {
  const { i18n } = useLingui();
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const fullScreen = useLayer(id);
  const show = (index: number, behavior = scrollBehaviour()) => {
    const target = Math.min(Math.max(index, 0), images.length - 1);
    strip.current?.scrollTo({ left: target * strip.current.clientWidth, behavior });
  };
  // A part that can't be fetched now must not open by itself later: the photo is there, only smaller.
  const open = () => void FullScreenGallery.fetch().then(fullScreen.open, () => undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") open();
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    show(shown + (event.key === "ArrowRight" ? 1 : -1));
  };
  return (
    <section aria-roledescription="carousel" aria-label={i18n._("gallery.label")} className="grid gap-2">
      <div className="relative">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it takes the focus, and with it the keys; the button does the same */}
        <div
          ref={strip}
          // A scrollable region must be focusable, for keyboard users.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          role="group"
          onKeyDown={onKeyDown}
          onClick={open}
          aria-label={i18n._("gallery.position", { index: shown + 1, count: images.length })}
          onScroll={({ currentTarget }) => setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
          className="flex cursor-zoom-in snap-x snap-mandatory overflow-x-auto rounded-card [scrollbar-width:none]"
        >
          {images.map((image, index) => (
            <div key={image.id} className="w-full shrink-0 snap-center">
              <RoomPhoto
                image={image}
                alt={i18n._("gallery.photo", { title, index: index + 1, count: images.length })}
                sizes={ROOM_PHOTO_SIZES}
                eager={index === 0}
              />
            </div>
          ))}
        </div>
        <GalleryArrows images={images} shown={shown} onShow={show} />
        <OpenButton counter={images.length > 1 ? `${shown + 1} / ${images.length}` : ""} onPress={open} />
      </div>
      {images.length > 1 && (
        <div className="min-w-0 text-brick">
          <PhotoThumbnails images={images} shown={shown} onShow={show} />
        </div>
      )}
      <LazyBoundary>
        {fullScreen.isOpen && (
          <FullScreenGallery
            images={images}
            title={title}
            start={shown}
            onShow={(index) => show(index, "auto")}
            onClose={fullScreen.close}
          />
        )}
      </LazyBoundary>
    </section>
  );
}

function OpenButton({ counter, onPress }: { counter: string; onPress: () => void }) {
  const { i18n } = useLingui();
  return (
    <div className="touch absolute right-0.5 bottom-0.5 grid place-items-center">
      <span
        aria-hidden="true"
        className="figures flex items-center gap-1.5 rounded-full bg-ink/75 px-2.5 py-1 text-sm text-white"
      >
        {counter}
        <Icon of={Expand} size={16} />
      </span>
      {/* Over the counter, not around it: its name has no figures. */}
      <button
        type="button"
        aria-label={i18n._("gallery.open")}
        onClick={onPress}
        className="absolute inset-0 rounded-control"
      />
    </div>
  );
}
