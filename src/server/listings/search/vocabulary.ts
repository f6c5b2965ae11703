import { MINUTE_MS } from "#domain/durations.ts";
import { rememberUntilItFails } from "#domain/remembered.ts";
import { vocabularyOf, type Vocabulary } from "#domain/search/typo-correction.ts";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/db.ts";
import { readTerms } from "./search-term-store.ts";

const KEPT_FOR_MS = 5 * MINUTE_MS;

/** The words of all titles, read when first needed and again when older than five minutes. */
export function vocabulary(db: Db, clock: Clock): () => Promise<Vocabulary> {
  const readWords = () => rememberUntilItFails(() => readTerms(db).then(vocabularyOf));
  let words = readWords();
  let readAt = 0;
  return () => {
    const now = clock.now().getTime();
    if (now - readAt > KEPT_FOR_MS) {
      readAt = now;
      words = readWords();
    }
    return words();
  };
}
