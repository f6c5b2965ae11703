import { photosIn } from "#offline/documents/posts/keep-post.ts";
import { isIn, type Values } from "#offline/documents/posts/patch.ts";
import type { MarkedKind, Marks } from "./marks.ts";

/** The fields in which people of a run write: each value is somebody's own, but for the state. */
const WRITTEN = ["title", "city", "description", "contact_info", "price", "price_upper_bound", "state"];

/** Of rooms and requests: each field has one value, and whoever wrote over another's unseen one was asked. */
export const markedPost = {
  marksOf: marksOfPost,
  isLastWord: () => false,
  isAsked: () => false,
  isShared: (field: string) => field === "state" || field === "city",
  doesRemovalStand: true,
  isRemovalFinal: true,
} as unknown as MarkedKind<never>;

export function marksOfPost(values: Values): Marks {
  const said = WRITTEN.filter((field) => isIn(values, field) && (values[field] ?? "") !== "");
  const marks = new Map<string, string[]>(said.map((field) => [field, [String(values[field])]]));
  const photos = photosIn(values);
  return photos.length === 0 ? marks : marks.set("photos", [photos.join()]);
}
