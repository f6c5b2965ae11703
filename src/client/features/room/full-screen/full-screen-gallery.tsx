import { Dialog, DialogPanel } from "@headlessui/react";
import { useLingui } from "@lingui/react";
import { X, ZoomIn, ZoomOut, type IconNode } from "lucide";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { ListingImage } from "#domain/listings/listing.ts";
import { connection } from "../../../platform/connection/connection.ts";
import { ReturningPicture } from "../../../platform/connection/returning-picture.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { GalleryArrows, PhotoThumbnails, scrollBehaviour } from "../gallery-controls.tsx";
import { photoSourceSet } from "../photo-source.ts";
import { useZoom } from "./use-zoom.ts";
import { isZoomed, type Zoom } from "./zoom.ts";

interface Props {
  images: readonly ListingImage[];
  title: string;
  /** The photo that is shown first. */
  start: number;
  /** Tells which photo is shown now. */
  onShow: (index: number) => void;
  onClose: () => void;
}

/** What one press of a key enlarges, and moves an enlarged photo by. */
const KEY_ZOOM = 1.5;
const KEY_PAN_PX = 80;

/** A room's photos, each wholly visible on a dark screen; swiped, enlarged and moved. */
export function FullScreenGallery({ images, title, start, onShow, onClose }: Props) {
  const { i18n } = useLingui();
  return (
    <Dialog open onClose={onClose} aria-label={i18n._("gallery.label")} className="relative z-40">
      <DialogPanel className="fixed inset-0 flex flex-col bg-ink pt-[calc(env(safe-area-inset-top)+var(--float-height))] pb-[env(safe-area-inset-bottom)] text-white select-none">
        <Photos {...{ images, title, start, onShow, onClose }} />
      </DialogPanel>
    </Dialog>
  );
}

function Photos({ images, title, start, onShow, onClose }: Props) {
  const { i18n } = useLingui();
  const [shown, setShown] = useState(start);
  const strip = useRef<HTMLDivElement>(null);
  const { zoom, isHeld, toggle, zoomBy, pan, reset, onPointer } = useZoom(strip);
  const isLarge = isZoomed(zoom);
  // Before anything is painted: the photo that was touched is the one that is there.
  useLayoutEffect(() => {
    if (strip.current !== null) strip.current.scrollLeft = start * strip.current.clientWidth;
    // Later changes are its own.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  function show(index: number) {
    if (index < 0 || index >= images.length) return;
    reset();
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: scrollBehaviour() });
  }

  function onScroll({ currentTarget }: { currentTarget: HTMLElement }) {
    const index = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth);
    if (index === shown) return;
    setShown(index);
    onShow(index);
  }

  useKeys({ isLarge, zoomBy, pan, reset, onStep: (by) => show(shown + by) });
  const position = i18n._("gallery.position", { index: shown + 1, count: images.length });
  return (
    <>
      <div className="flex items-center gap-1 px-2 py-1">
        <p className="figures grow pl-2">
          <span aria-hidden="true">{images.length > 1 && `${shown + 1} / ${images.length}`}</span>
          <span role="status" className="sr-only">
            {position}
          </span>
        </p>
        <Tools isLarge={isLarge} onZoom={toggle} onClose={onClose} />
      </div>
      <div className="relative min-h-0 grow">
        <div
          ref={strip}
          // A scrollable region must be focusable, for keyboard users.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          role="group"
          aria-label={position}
          onScroll={onScroll}
          {...onPointer}
          className={`flex size-full snap-x snap-mandatory overscroll-contain [scrollbar-width:none] focus-visible:outline-offset-[-3px] focus-visible:outline-white ${isLarge ? "cursor-grab touch-none overflow-hidden active:cursor-grabbing" : "cursor-zoom-in touch-pan-x overflow-x-auto overflow-y-hidden"}`}
        >
          {images.map((image, index) => (
            <Photo
              key={image.id}
              image={image}
              alt={i18n._("gallery.photo", { title, index: index + 1, count: images.length })}
              zoom={index === shown ? zoom : null}
              isHeld={isHeld}
            />
          ))}
        </div>
        <GalleryArrows images={images} shown={shown} onShow={show} />
      </div>
      {images.length > 1 && (
        <div className="hidden justify-center px-4 py-2 lg:flex">
          <PhotoThumbnails images={images} shown={shown} onShow={show} />
        </div>
      )}
    </>
  );
}

interface KeyParts extends Pick<ReturnType<typeof useZoom>, "zoomBy" | "pan" | "reset"> {
  isLarge: boolean;
  /** Shows another photo. @param by How many further on. */
  onStep: (by: number) => void;
}

/** Keys do what they do wherever the focus is: after a tap it is on no element of the dialog. */
function useKeys({ isLarge, zoomBy, pan, reset, onStep }: KeyParts): void {
  const actOf = (key: string): (() => void) | undefined => {
    if (key === "+" || key === "=") return () => zoomBy(KEY_ZOOM);
    if (key === "-") return () => zoomBy(1 / KEY_ZOOM);
    if (key === "0") return reset;
    if (isLarge) return PANS[key] && (() => pan(PANS[key]!));
    if (key === "ArrowLeft") return () => onStep(-1);
    if (key === "ArrowRight") return () => onStep(1);
    return undefined;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : actOf(event.key);
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

const PANS: Partial<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: KEY_PAN_PX, y: 0 },
  ArrowRight: { x: -KEY_PAN_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_PAN_PX },
  ArrowDown: { x: 0, y: -KEY_PAN_PX },
};

/** @param props.zoom Null for a photo beside the one that is shown. */
function Photo({ image, alt, zoom, isHeld }: { image: ListingImage; alt: string; zoom: Zoom | null; isHeld: boolean }) {
  const { scale, x, y } = zoom ?? { scale: 1, x: 0, y: 0 };
  // Without a network the width that is there stays: a wider one is not on the phone.
  const isWider = scale > 1 && connection.value === "online";
  return (
    <div
      data-shown={zoom === null ? undefined : ""}
      className="size-full shrink-0 snap-center snap-always overflow-clip"
    >
      <ReturningPicture
        src={image.image_url}
        srcSet={photoSourceSet(image.image_url)}
        sizes={isWider ? "300vw" : "100vw"}
        alt={alt}
        loading={zoom === null ? "lazy" : "eager"}
        decoding="async"
        draggable={false}
        style={{ transform: scale === 1 ? undefined : `translate(${x}px, ${y}px) scale(${scale})` }}
        className={`size-full object-contain ${isHeld ? "" : "transition-transform duration-200 ease-settle"}`}
      />
    </div>
  );
}

function Tools({ isLarge, onZoom, onClose }: { isLarge: boolean; onZoom: () => void; onClose: () => void }) {
  const { i18n } = useLingui();
  return (
    <>
      <Tool
        icon={isLarge ? ZoomOut : ZoomIn}
        label={isLarge ? i18n._("gallery.zoom-out") : i18n._("gallery.zoom-in")}
        onPress={onZoom}
      />
      <Tool icon={X} label={i18n._("dialog.close")} onPress={onClose} isFirst />
    </>
  );
}

function Tool({
  icon,
  label,
  onPress,
  isFirst = false,
}: {
  icon: IconNode;
  label: string;
  onPress: () => void;
  /** Has the focus when the dialog opens. */
  isFirst?: boolean;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      data-autofocus={isFirst || undefined}
      onClick={onPress}
      className="touch grid place-items-center rounded-full hover:bg-white/15 focus-visible:outline-white"
    >
      <Icon of={icon} size={24} />
    </button>
  );
}
