import { cutText } from "#domain/cut-text.ts";
import { namesOf, type FieldRow } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { MAX_PUSH_BYTES, type PushMessage } from "#domain/notifications/notification.ts";

/** Code points of a room's description that are tried, ever fewer, until the message fits. */
const DESCRIPTION_LENGTHS = [600, 300, 150, 50, 0] as const;
/** Code points kept of each other text that may be longer: it may be cut, or left out. */
const TEXT_LENGTH = 80;
const OTHER_TEXTS = namesOf(LISTING_FIELDS).filter((name) => {
  const row: FieldRow = LISTING_FIELDS[name];
  return name !== "description" && row.type === "text" && row.empty === null && row.longest > TEXT_LENGTH;
});

/**
 * A message with the room that it is about, as much of it as there is space for: a device keeps it, and shows it without a network
 * until it has asked for the whole.
 */
export function withRoom(message: PushMessage, room: Listing): PushMessage {
  for (const length of DESCRIPTION_LENGTHS) {
    const whole = { ...message, room: shortened(room, length) };
    if (Buffer.byteLength(JSON.stringify(whole)) <= MAX_PUSH_BYTES) return whole;
  }
  return { ...message, room_ids: [room.id] };
}

function shortened(room: Listing, length: number): Listing {
  const cut = (text: string | null, most: number) => (text === null || most === 0 ? null : cutText(text, most));
  const rest = OTHER_TEXTS.map((name) => [name, cut(room[name] as string | null, Math.min(length, TEXT_LENGTH))]);
  return {
    ...room,
    ...Object.fromEntries(rest),
    images: room.images.slice(0, 1),
    description: cut(room.description, length),
  };
}
