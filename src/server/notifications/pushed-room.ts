import { cutText } from "#domain/cut-text.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { MAX_PUSH_BYTES, type PushMessage } from "#domain/notifications/notification.ts";

/** Code points of a room's description that are tried, ever fewer, until the message fits. */
const DESCRIPTION_LENGTHS = [600, 300, 150, 50, 0] as const;
/** Of its other long texts. */
const TEXT_LENGTH = 80;

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
  const rest = Math.min(length, TEXT_LENGTH);
  return {
    ...room,
    images: room.images.slice(0, 1),
    description: cut(room.description, length),
    duration_description: cut(room.duration_description, rest),
    price_description: cut(room.price_description, rest),
    additional_info: cut(room.additional_info, rest),
  };
}
