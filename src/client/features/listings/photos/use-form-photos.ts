import { useDeferredValue, useEffect, useMemo } from "react";
import { photoRowsOf } from "#offline/drafts/draft-photos.ts";
import type { Draft, DraftPhoto } from "#offline/drafts/draft.ts";
import type { Listing } from "#domain/listings/listing.ts";
import type { DraftSession } from "../../../drafts/draft-session.ts";
import { useDraftPart } from "../../../drafts/use-draft-part.ts";
import { useDraftsQuery } from "../../../drafts/store/use-drafts-query.ts";
import { previewsFor, type Preview } from "./previews.ts";

/** A photo as the form shows it. */
export type FormPhoto = Pick<DraftPhoto, "uuid" | "name" | "state" | "refusal" | "imageUrl" | "placeholderColour"> & {
  /** Where its bytes have still to come from; null where none are awaited. */
  awaitedFrom: "account" | "other-device" | null;
  /** As recognition saw it; false before it did. */
  isPoster: boolean;
  hasContacts: boolean;
  /** Whether a poster's place among the photos is settled. */
  isPlaced: boolean;
};

/** Whether it can be sent and shown: one that is no picture is neither, and never the cover. */
export function isReadable({ refusal }: Pick<FormPhoto, "refusal">): boolean {
  return refusal === null || refusal === "too-large";
}

interface FormPhotos {
  photos: FormPhoto[];
  previews: ReadonlyMap<string, Preview>;
}

/** The photos of the draft in a form, in their order, with small copies of those that are on this phone. */
export function useFormPhotos(draftSession: DraftSession<"listing">): FormPhotos {
  const { owner, id } = draftSession.draft.peek();
  // Each key creates a new draft, with the photos of the one before.
  const uuids = useDraftPart(draftSession, photosOf);
  const base = useDraftPart(draftSession, baseOf);
  const rows = useDraftsQuery(() => photoRowsOf({ owner, id }), `${owner} ${id}`);
  const previews = useMemo(() => previewsFor(owner), [owner]);
  useEffect(() => previews.open(), [previews]);
  const kept = useMemo(() => uuids.flatMap((uuid) => rows?.get(uuid) ?? []), [uuids, rows]);
  useEffect(() => previews.follow(kept), [previews, kept]);
  const same = useMemo(() => rememberingPhotos(), []);
  const photos = useMemo(() => same(photosOfForm(uuids, base, rows)), [same, uuids, base, rows]);
  // A small copy that is ready is drawn in pieces, between which a slow phone takes in touches.
  return { photos, previews: useDeferredValue(previews.shown.value) };
}

function photosOf({ photos }: Draft): string[] {
  return photos;
}

function baseOf({ base }: Draft<"listing">): Listing | null {
  return base;
}

/** Reuses the previous object of an unchanged photo, and their list where all are: the store returns new ones each time. */
function rememberingPhotos(): (photos: FormPhoto[]) => FormPhoto[] {
  let before: FormPhoto[] = [];
  return (photos) => {
    const known = new Map(before.map((photo) => [photo.uuid, photo]));
    const same = photos.map((photo) => {
      const other = known.get(photo.uuid);
      return other !== undefined && isSame(other, photo) ? other : photo;
    });
    const isUnchanged = same.length === before.length && same.every((photo, index) => photo === before[index]);
    if (!isUnchanged) before = same;
    return before;
  };
}

function isSame(one: FormPhoto, other: FormPhoto): boolean {
  return COMPARED.every((name) => one[name] === other[name]);
}

const COMPARED = [
  "name",
  "state",
  "refusal",
  "imageUrl",
  "placeholderColour",
  "awaitedFrom",
  "isPoster",
  "hasContacts",
  "isPlaced",
] as const;

// Until an edit is saved for the first time, its photos are on the server alone.
function photosOfForm(
  uuids: readonly string[],
  base: Listing | null,
  rows: ReadonlyMap<string, DraftPhoto> | undefined,
): FormPhoto[] {
  const onServer = new Map(base?.images.map((image) => [image.uuid, image]));
  return uuids.flatMap((uuid): FormPhoto[] => {
    const row = rows?.get(uuid);
    if (row !== undefined) return [{ ...row, awaitedFrom: awaitedFrom(row), ...seenOf(row) }];
    const image = onServer.get(uuid);
    if (image === undefined) return [];
    const { image_url, placeholder_colour } = image;
    const fromServer = { name: "", state: "uploaded", refusal: null, awaitedFrom: null, ...seenOf({}) } as const;
    return [{ ...fromServer, uuid, imageUrl: image_url, placeholderColour: placeholder_colour }];
  });
}

function seenOf({ seen }: Pick<DraftPhoto, "seen">): Pick<FormPhoto, "isPoster" | "hasContacts" | "isPlaced"> {
  return {
    isPoster: seen?.is_poster === true,
    hasContacts: seen?.has_contacts === true,
    isPlaced: seen?.isPlaced === true,
  };
}

function awaitedFrom({ awaited }: DraftPhoto): FormPhoto["awaitedFrom"] {
  if (awaited === undefined) return null;
  return awaited.isElsewhere ? "other-device" : "account";
}
