import { cacheDatabase, type AnswerRow } from "../cache/cache-database.ts";
import { byOwner, partOf, together, type UsagePart } from "./usage-part.ts";

export interface AnswersUsage {
  /** Pages of search results. */
  searches: UsagePart;
  /** The first screen, and one's own rooms as they are managed. */
  lists: UsagePart;
  /** The photos on the cards of both. */
  photos: UsagePart;
  /** All of it that only other users of this phone have. */
  others: UsagePart;
}

/** The answers that are remembered for an owner, and how much of the others'. */
export async function answersUsage(owner: string): Promise<AnswersUsage> {
  const db = cacheDatabase();
  const [answers, photos] = await Promise.all([db.answers.toArray(), db.resultPhotos.toArray()]);
  const [own, others] = byOwner(answers, owner);
  const shown = new Set(own.flatMap(({ cardPhotos = [] }) => cardPhotos));
  const isSearch = ({ kind }: AnswerRow) => kind === "search";
  return {
    searches: partOf(own.filter(isSearch)),
    lists: partOf(own.filter((answer) => !isSearch(answer))),
    photos: partOf(photos.filter(({ url }) => shown.has(url))),
    others: together(partOf(others), { ...partOf(photos.filter(({ url }) => !shown.has(url))), count: 0 }),
  };
}
