import { expect } from "@playwright/test";
import type { Front } from "../../offline/support/front.ts";
import type { Phone } from "./phone.ts";
import type { ServerState } from "./server-state.ts";
import { CREATE, UPLOAD } from "./test.ts";

interface Story {
  phone: Phone;
  kept: ServerState;
  front: Front;
}

interface Expected {
  id: string;
  /** Of its photos, in their order: CSS `#rrggbb`. */
  colours?: readonly string[];
  title?: string;
  /** Rooms of this account in all; one unless told. */
  rooms?: number;
}

/**
 * What must be true once a room has been posted, whatever went wrong on its way: it is on the server
 * once, with its own photos in their order (I1, I2); the phone has nothing of it any more (I3, I4); nobody was logged
 * out for it (I8); each wish went out under one key, however often (I9). Errors on the console fail a story anyway (I7).
 */
export async function expectPosted({ phone, kept, front }: Story, { id, colours = [], title, rooms = 1 }: Expected) {
  await phone.isEmpty();
  const listings = await kept.listings();
  expect(listings.map((listing) => listing.id).toSorted()).toHaveLength(rooms);
  const [listing, ...doubles] = listings.filter((each) => each.id === id);
  expect(doubles).toEqual([]);
  if (title !== undefined) expect(listing?.title).toBe(title);
  expectColours(await kept.colours(id), colours);
  const stored = await phone.stored();
  expect(stored).toMatchObject({ drafts: [], entries: [], photos: [], bytes: 0, others: 0 });
  expect(await phone.page.evaluate(() => localStorage.getItem("access_token"))).not.toBeNull();
  expect(keysOf(front, UPLOAD).size).toBe(colours.length);
  expect(keysOf(front, CREATE).size).toBe(rooms);
}

/** What must be true while something waits on the phone: it is there whole, and not on the server. */
export async function expectWaiting({ phone, kept }: Omit<Story, "front">, { id, colours = [] }: Expected) {
  const stored = await phone.stored();
  expect(stored.drafts.map((draft) => draft.id)).toContain(id);
  const photos = stored.photos.filter(({ draftId }) => draftId === id);
  expect(photos.map(({ name }) => name).toSorted()).toEqual(colours.map((colour) => `${colour}.jpg`).toSorted());
  expect((await kept.listings()).filter((listing) => listing.id === id)).toEqual([]);
}

/** The different keys under which requests of a kind went out. */
export function keysOf({ keyed }: Front, which: string): Set<string> {
  return new Set(keyed.filter((line) => line.startsWith(`${which} `)).map((line) => line.split(" ").at(-1)!));
}

/** Photos are re-encoded on their way; a plain colour survives that nearly. */
export function expectColours(actual: readonly string[], expected: readonly string[]): void {
  expect(actual).toHaveLength(expected.length);
  for (const [index, colour] of expected.entries()) {
    const distance = Math.max(...channels(colour).map((value, at) => Math.abs(value - channels(actual[index]!)[at]!)));
    expect(distance, `photo ${index + 1}: ${actual[index]} for ${colour}`).toBeLessThan(24);
  }
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
