import type { Listing } from "#domain/listings/listing.ts";
import { oneLine } from "#domain/one-line.ts";
import { ownerOf } from "#offline/session/owner-of.ts";

/**
 * The contact that its owner may add to a room's card; null for other users' rooms and where there is none.
 * @param accessToken Names who is signed in; null for visitors.
 */
export function ownContactOf(
  { owner_id, contact_info, email }: Pick<Listing, "owner_id" | "contact_info" | "email">,
  accessToken: string | null,
): string | null {
  if (accessToken === null || owner_id !== ownerOf(accessToken)) return null;
  // What is written for those who ask; the address is there for all else.
  return oneLine(contact_info ?? "") || oneLine(email ?? "") || null;
}
