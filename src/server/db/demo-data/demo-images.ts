import type { ListingImage } from "#domain/listing.ts";
import { FLAT_COUNT, FLAT_KINDS, photoId, photosOfFlat, type FlatKind } from "../../photos/demo-photos/demo-flats.ts";
import { placeholderColour } from "../../photos/demo-photos/placeholder-colour.ts";
import type { SeededRandom } from "../../photos/demo-photos/seeded-random.ts";
import { demoUuid } from "./demo-ids.ts";
import type { RoomFacts } from "./facts.ts";

/** Gives each room a drawn flat of its kind, each flat once before any comes a second time. */
export type DealFlat = (facts: RoomFacts) => number;

export function flatDealer(): DealFlat {
  const dealt: Record<FlatKind, number> = { studio: 0, room: 0, ensuite: 0, whole: 0 };
  return ({ room }) => {
    const kind = room === "studio" ? "studio" : room === "ensuite" ? "ensuite" : /^\d/.test(room) ? "whole" : "room";
    const turn = dealt[kind]++;
    return (turn * FLAT_KINDS.length + FLAT_KINDS.indexOf(kind)) % FLAT_COUNT;
  };
}

interface ImageWish {
  without: boolean;
  most: number;
}

/** The photos of a drawn flat as a listing carries them. */
export function demoImages(
  flat: number,
  { without, most }: ImageWish,
  createdMs: number,
  random: SeededRandom,
): ListingImage[] {
  if (without) return [];
  return flatImages(flat)
    .slice(0, most)
    .map(({ image_url, display_order, placeholder_colour }) => {
      const id = demoUuid(createdMs, random);
      return { id, uuid: id, image_url, display_order, placeholder_colour };
    });
}

type FlatImage = Omit<ListingImage, "id" | "uuid">;
const known = new Map<number, FlatImage[]>();

function flatImages(flat: number): FlatImage[] {
  const before = known.get(flat);
  if (before !== undefined) return before;
  const images = photosOfFlat(flat).map((photo, index) => {
    const id = photoId(photo);
    return { image_url: `/photos/${id}/800.webp`, display_order: index, placeholder_colour: placeholderColour(id) };
  });
  known.set(flat, images);
  return images;
}
