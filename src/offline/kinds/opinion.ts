import { mergeOpinions } from "#domain/shared-lists/merge-opinions.ts";
import { emptyOpinion } from "#domain/shared-lists/shared-list.ts";
import type { Kind } from "../documents/kind.ts";
import { isSameContent } from "./same-content.ts";
import { withoutPhotos } from "./without-photos.ts";

/** What its reader thinks of the rooms of a shared list; the id is the end of the list's address. */
export const opinion: Kind<"opinion"> = {
  name: "opinion",
  empty: emptyOpinion,
  isSame: isSameContent,
  merge: mergeOpinions,
  ...withoutPhotos,
};
