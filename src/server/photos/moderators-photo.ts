import { timingSafeEqual } from "node:crypto";
import { keyedHashes, type SecretKeys } from "../secret-keys.ts";
import { fileIdOf, photoUrl } from "./photo-url.ts";

const KEY_LENGTH = 16;
const KEYED_ID = /^([\w-]+)--([\w-]{16})$/;

/**
 * Where a moderator sees a photo though it is withheld from everybody else: images send no token, so the address carries a keyed
 * hash of the file's id. It is answered to moderators alone.
 */
export function moderatorsPhotoUrl(imageUrl: string, secretKeys: SecretKeys): string {
  const fileId = fileIdOf(imageUrl);
  return fileId === null ? imageUrl : photoUrl(`${fileId}--${keysOf(fileId, secretKeys)[0]}`);
}

/** The file of an id that such an address has; null for any other id. */
export function fileOfModeratorsId(id: string, secretKeys: SecretKeys): string | null {
  const [, fileId = "", key = ""] = KEYED_ID.exec(id) ?? [];
  const given = Buffer.from(key);
  const isRight = keysOf(fileId, secretKeys).map((right) => {
    return given.length === right.length && timingSafeEqual(given, Buffer.from(right));
  });
  return isRight.includes(true) ? fileId : null;
}

function keysOf(fileId: string, secretKeys: SecretKeys): string[] {
  return keyedHashes(secretKeys, `moderators photo\0${fileId}`).map((hash) =>
    hash.toString("base64url").slice(0, KEY_LENGTH),
  );
}
