/**
 * What another app has shared with this one at once. It has no owner until a signed-in user takes it into a draft
 * (A27): the user may have to log in first.
 */
export interface Share {
  id: string;
  /** By the phone's clock, epoch milliseconds. */
  sharedAt: number;
  /** Title, text and link that came along; empty where none did. */
  text: string;
  photos: SharedPhoto[];
  /** How many photos were left out, because a room has ten at most. */
  surplus: number;
  /** Names of what was no photo. */
  unusable: string[];
}

/** A shared photo without its bytes. */
export interface SharedPhoto {
  /** The uuid of the draft's photo, once a draft has taken it. */
  uuid: string;
  name: string;
  /** By its content. */
  type: string;
  /** In bytes. */
  size: number;
  /** Hex; null where the browser can't compute it. */
  sha256: string | null;
}

/** The bytes of a shared photo, apart and as a buffer like those of a draft's. */
export interface SharedBytes {
  uuid: string;
  bytes: ArrayBuffer;
}
