import type { PosterFields } from "./poster.ts";

type Field = keyof PosterFields;

/** Which of the fields that stand on a picture have been read as they stand there; none where nothing stands. */
export function rightFields(
  written: PosterFields | undefined,
  read: Partial<Record<Field, unknown>>,
): { right: Field[]; all: Field[] } {
  const all = Object.keys(written ?? {}) as Field[];
  return { all, right: all.filter((field) => written?.[field] === read[field]) };
}
