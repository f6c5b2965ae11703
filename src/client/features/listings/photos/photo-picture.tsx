import { useLingui } from "@lingui/react";
import { memo } from "react";
import { ReturningPicture } from "../../../platform/connection/returning-picture.tsx";
import { photoSourceSet } from "../../room/photo-source.ts";
import type { Preview } from "./previews.ts";
import type { FormPhoto } from "./use-form-photos.ts";

const SIZES = "(min-width: 1024px) 220px, 50vw";

interface Props {
  photo: FormPhoto;
  preview: Preview | undefined;
}

/** A photo, from this phone or the server; a placeholder with its name until it loads. */
export const PhotoPicture = memo(function PhotoPicture({ photo, preview }: Props) {
  const { imageUrl, placeholderColour } = photo;
  if (preview?.name === "shown") return <Picture src={preview.url} colour={placeholderColour} />;
  if (imageUrl !== null)
    return <Picture src={imageUrl} sourceSet={photoSourceSet(imageUrl)} colour={placeholderColour} />;
  return <DrawnPhoto photo={photo} preview={preview} />;
});

interface PictureProps {
  src: string;
  sourceSet?: string | undefined;
  colour: string | null;
}

function Picture({ src, sourceSet, colour }: PictureProps) {
  return (
    <ReturningPicture
      src={src}
      srcSet={sourceSet}
      sizes={SIZES}
      // The button around it says which photo it is.
      alt=""
      decoding="async"
      draggable={false}
      style={{ backgroundColor: colour ?? undefined }}
      className="pointer-events-none aspect-4/3 w-full bg-brick-tint object-cover"
    />
  );
}

function DrawnPhoto({ photo, preview }: Props) {
  const { i18n } = useLingui();
  return (
    <span className="grid aspect-4/3 w-full content-center justify-items-center gap-1 bg-brick-tint p-2 text-brick-deep">
      <svg viewBox="0 0 48 36" aria-hidden="true" className="h-9">
        <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
          <path d="M4 4h40v28H4zM4 26l11-10 9 8 7-6 13 11" />
          <circle cx="33" cy="12" r="3" />
        </g>
      </svg>
      <span className="line-clamp-2 max-w-full px-4 text-center text-sm break-all">{photo.name}</span>
      {preview?.name === "later" && <span className="text-center text-sm">{i18n._("photos.preview.later")}</span>}
    </span>
  );
}
