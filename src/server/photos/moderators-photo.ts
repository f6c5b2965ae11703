import { timingSafeEqual } from "node:crypto";
import { DAY_MS } from "#domain/durations.ts";
import { keyedHashes, type SecretKeys } from "../secret-keys.ts";
import { fileIdOf, photoUrl } from "./photo-url.ts";

const KEY_LENGTH = 16;
const KEYED_ID = /^([\w-]+)--([\w-]{16})$/;

/** By what addresses are keyed: the site's secrets, and the day. */
export interface AddressKeys {
  secretKeys: SecretKeys;
  now: Date;
}

/**
 * Where a moderator sees a photo though it is withheld from everybody else: images send no token, so the address carries a keyed
 * hash of the file's id and the day. It is answered to moderators alone, and shows nothing from the day after the next on, so that
 * who is no moderator any more has nothing in keeping it.
 */
export function moderatorsPhotoUrl(imageUrl: string, { secretKeys, now }: AddressKeys): string {
  const fileId = fileIdOf(imageUrl);
  return fileId === null ? imageUrl : photoUrl(`${fileId}--${keysOf(fileId, dayOf(now), secretKeys)[0]}`);
}

/** The file of an id that such an address has; null for any other id, and for one of an earlier day than yesterday. */
export function fileOfModeratorsId(id: string, { secretKeys, now }: AddressKeys): string | null {
  const [, fileId = "", key = ""] = KEYED_ID.exec(id) ?? [];
  if (key === "") return null;
  const given = Buffer.from(key);
  const isRight = [dayOf(now), dayOf(now) - 1].flatMap((day) =>
    keysOf(fileId, day, secretKeys).map((right) => {
      return given.length === right.length && timingSafeEqual(given, Buffer.from(right));
    }),
  );
  return isRight.includes(true) ? fileId : null;
}

function dayOf(now: Date): number {
  return Math.floor(now.getTime() / DAY_MS);
}

function keysOf(fileId: string, day: number, secretKeys: SecretKeys): string[] {
  return keyedHashes(secretKeys, `moderators photo\0${fileId}\0${day}`).map((hash) =>
    hash.toString("base64url").slice(0, KEY_LENGTH),
  );
}
