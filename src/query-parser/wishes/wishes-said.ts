import { createSourceText } from "../text/source-text.ts";
import { findWishMentions } from "./extract-wishes.ts";

/** The keywords of all wishes that a room's text speaks of, in either language, and does not deny. */
export function wishesSaid(text: string): ReadonlySet<string> {
  const mentions = findWishMentions(createSourceText(text).canonical);
  return new Set(mentions.flatMap(({ tags }) => tags));
}
