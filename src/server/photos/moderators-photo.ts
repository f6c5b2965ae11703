import { createHmac, timingSafeEqual } from "node:crypto";
import { fileIdOf, photoUrl } from "./photo-url.ts";

const KEY_LENGTH = 16;
const KEYED_ID = /^([\w-]+)--([\w-]{16})$/;

/**
 * Where a moderator sees a photo though it is withheld from everybody else: images send no token, so the address carries a keyed
 * hash of the file's id. It is answered to moderators alone.
 */
export function moderatorsPhotoUrl(imageUrl: string, secretKey: string): string {
  const fileId = fileIdOf(imageUrl);
  return fileId === null ? imageUrl : photoUrl(`${fileId}--${keyOf(fileId, secretKey)}`);
}

/** The file of an id that such an address has; null for any other id. */
export function fileOfModeratorsId(id: string, secretKey: string): string | null {
  const [, fileId = "", key = ""] = KEYED_ID.exec(id) ?? [];
  const right = Buffer.from(keyOf(fileId, secretKey));
  const given = Buffer.from(key);
  return given.length === right.length && timingSafeEqual(given, right) ? fileId : null;
}

function keyOf(fileId: string, secretKey: string): string {
  return createHmac("sha256", secretKey).update(`moderators photo\0${fileId}`).digest("base64url").slice(0, KEY_LENGTH);
}
