import { useEffect, useMemo } from "react";
import { photoRowsOf } from "#offline/drafts/draft-photos.ts";
import type { Draft, DraftPhoto } from "#offline/drafts/draft.ts";
import type { DraftKeeper } from "../../posting/draft-keeper.ts";
import { useLive } from "../../posting/use-live.ts";
import { previewsFor, type Preview } from "./previews.ts";

/** A photo as the form shows it. */
export type FormPhoto = Pick<DraftPhoto, "uuid" | "name" | "state" | "refusal" | "imageUrl" | "placeholderColour">;

interface FormPhotos {
  photos: FormPhoto[];
  previews: ReadonlyMap<string, Preview>;
}

/** The photos of the draft in a form, in their order, with small copies of those that are on this phone. */
export function useFormPhotos(keeper: DraftKeeper<"listing">): FormPhotos {
  const draft = keeper.draft.value;
  const { owner, id } = draft;
  const rows = useLive(() => photoRowsOf({ owner, id }), `${owner} ${id}`);
  const previews = useMemo(() => previewsFor(owner), [owner]);
  useEffect(() => previews.open(), [previews]);
  const kept = useMemo(() => draft.photos.flatMap((uuid) => rows?.get(uuid) ?? []), [draft.photos, rows]);
  useEffect(() => previews.follow(kept), [previews, kept]);
  return { photos: photosOfForm(draft, rows), previews: previews.shown.value };
}

// Until an edit is saved for the first time, its photos are on the server alone.
function photosOfForm(
  { photos, base }: Draft<"listing">,
  rows: ReadonlyMap<string, DraftPhoto> | undefined,
): FormPhoto[] {
  const onServer = new Map(base?.images.map((image) => [image.uuid, image]));
  return photos.flatMap((uuid): FormPhoto[] => {
    const row = rows?.get(uuid);
    if (row !== undefined) return [row];
    const image = onServer.get(uuid);
    if (image === undefined) return [];
    const { image_url, placeholder_colour } = image;
    const fromServer = { name: "", state: "uploaded", refusal: null } as const;
    return [{ ...fromServer, uuid, imageUrl: image_url, placeholderColour: placeholder_colour }];
  });
}
