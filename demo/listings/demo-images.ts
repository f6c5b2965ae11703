import type { ListingImage } from "#domain/listings/listing.ts";
import { photoUrl } from "../../src/server/photos/photo-url.ts";
import { demoUuid } from "../demo-uuid.ts";
import type { RoomFacts } from "../facts/room-facts.ts";
import { placeholderColour } from "../photos/drawn-homes.ts";
import { FLAT_COUNT, FLAT_KINDS, photosOfFlat, type FlatKind } from "../photos/photos-of-flat.ts";
import type { SeededRandom } from "../seeded-random.ts";

/** Chooses a flat of its kind for each room, each flat once before any comes a second time. */
export type ChooseFlat = (facts: RoomFacts) => number;

export function flatChooser(): ChooseFlat {
  const chosen: Record<FlatKind, number> = { studio: 0, room: 0, ensuite: 0, whole: 0 };
  return ({ room }) => {
    const kind = room === "studio" ? "studio" : room === "ensuite" ? "ensuite" : /^\d/.test(room) ? "whole" : "room";
    const turn = chosen[kind]++;
    return (turn * FLAT_KINDS.length + FLAT_KINDS.indexOf(kind)) % FLAT_COUNT;
  };
}

interface ImageOptions {
  without: boolean;
  most: number;
}

/** The photos of a flat as a listing carries them. */
export function demoImages(
  flat: number,
  { without, most }: ImageOptions,
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
  const images = photosOfFlat(flat).map((photo, display_order) => ({
    image_url: photoUrl(photo.id),
    display_order,
    placeholder_colour: placeholderColour(photo),
  }));
  known.set(flat, images);
  return images;
}
