import type { ComponentProps, ReactElement } from "react";
import type { CardImage } from "#domain/listings/listing.ts";
import { photoSourceSet } from "./photo-source.ts";

export interface RoomPhotoProps {
  image: CardImage | undefined;
  /** The alt text; empty where the text beside it is enough. */
  alt: string;
  /** Its displayed width, as in the `sizes` attribute. */
  sizes: string;
  eager?: boolean;
  /** `cover` fills the frame, `contain` shows the whole photo. */
  fit?: "cover" | "contain";
}

type Picture = (attributes: ComponentProps<"img"> & { src: string; alt: string }) => ReactElement;

/**
 * A photo in a 4 : 3 frame that reserves its space and colour before the photo loads.
 * @param props.picture Makes the image element; the plain one has no behaviour.
 */
export function RoomPhotoLayout({
  image,
  alt,
  sizes,
  eager = false,
  fit = "cover",
  picture: Picture = PlainPicture,
}: RoomPhotoProps & { picture?: Picture }) {
  if (image === undefined) return <NoPhoto />;
  return (
    <Picture
      src={image.image_url}
      srcSet={photoSourceSet(image.image_url)}
      sizes={sizes}
      alt={alt}
      width={800}
      height={600}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      draggable={false}
      style={{ backgroundColor: image.placeholder_colour ?? "#f8e9e4" }}
      className={`aspect-4/3 w-full ${fit === "cover" ? "object-cover" : "object-contain"}`}
    />
  );
}

// The page's policy takes no style from markup: before the app runs, the frame has one colour for all.
function PlainPicture({ alt, className, ...attributes }: ComponentProps<"img">) {
  return <img alt={alt} {...attributes} style={undefined} className={`${className} bg-brick-tint`} />;
}

/** A roof and an empty frame: the room has no photo, or it cannot be shown. */
export function NoPhoto() {
  return (
    <svg viewBox="0 0 80 60" aria-hidden="true" className="aspect-4/3 w-full bg-brick-tint text-brick">
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" opacity="0.6">
        <path d="M24 30 40 18l16 12M28 28v16h24V28" />
        <path d="M37 44v-8h6v8" />
      </g>
    </svg>
  );
}
