import { ApiError } from "#contract/api-error.ts";
import type { FieldError } from "#contract/schemas/errors.ts";
import type { DraftPhoto } from "../../drafts/draft.ts";
import { draftsDatabase } from "../../drafts/drafts-database.ts";

/**
 * Marks the photos that the server has deleted because they waited for their room too long: those that the phone
 * still has are to be sent again, the others are lost.
 * @param error What the server has answered. @param field Under which it was given them, in the order of `uuids`.
 * @returns Whether there were any.
 */
export async function markUnknown(
  error: unknown,
  field: "images" | "image_urls",
  uuids: readonly string[],
): Promise<boolean> {
  if (!(error instanceof ApiError)) return false;
  const { fields } = error;
  const unknown = uuids.filter((_, index) => fields.some((mistake) => isAbout(mistake, field, index)));
  const db = draftsDatabase();
  const kept = new Set(await db.photoBytes.where("uuid").anyOf(unknown).primaryKeys());
  for (const uuid of unknown) {
    const isInAccount = (await db.photos.get(uuid))?.awaited !== undefined;
    const state: Pick<DraftPhoto, "state" | "refusal"> =
      kept.has(uuid) || isInAccount ? { state: "stored", refusal: null } : { state: "refused", refusal: "gone" };
    await db.photos.update(uuid, { ...state, imageUrl: null });
  }
  return unknown.length > 0;
}

function isAbout({ loc, type }: FieldError, field: string, index: number): boolean {
  return type === "unknown-photo" && loc[1] === field && loc[2] === String(index);
}
