import { isSameContent } from "./same-content.ts";

/** Makes one content of two, field by field: of what both changed, and where each began by itself, this phone's. */
export function mergeByField<C extends object>(base: C | null, mine: C, theirs: C): C {
  const fields = Object.keys({ ...theirs, ...mine }) as (keyof C)[];
  const isMine = (field: keyof C) => base === null || !isSameContent(mine[field], base[field]);
  return Object.fromEntries(fields.map((field) => [field, isMine(field) ? mine[field] : theirs[field]])) as C;
}
