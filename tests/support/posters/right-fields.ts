import type { PosterFields } from "./poster.ts";

type Field = keyof PosterFields;

/** Which of the fields that stand on a picture have been read as they stand there; none where nothing stands. */
export function rightFields(
  written: PosterFields | undefined,
  read: Partial<Record<Field, unknown>>,
): { right: Field[]; all: Field[] } {
  const all = Object.keys(written ?? {}) as Field[];
  return { all, right: all.filter((field) => isRight(field, written?.[field], read[field])) };
}

function isRight(field: Field, written: unknown, read: unknown): boolean {
  if (field !== "contact_info") return written === read;
  // Lines have the name of the messenger too.
  const plain = (text: unknown) => String(text).replace(/\s/g, "");
  return plain(read).includes(plain(written));
}
