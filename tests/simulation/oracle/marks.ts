import type { Content, KindName } from "#offline/documents/row.ts";

/** What a document says, field by field. A field may say several things: lines, photos, what another device has said. */
export type Marks = ReadonlyMap<string, readonly string[]>;

/** How the oracle reads the contents of a kind. */
export interface MarkedKind<K extends KindName> {
  marksOf(content: Content<K>): Marks;
  /** Fields of which only one of several concurrent values stays, and nobody is told. */
  isLastWord(field: string): boolean;
  /** Fields in which two wishes may have one value: it does not say whose wish it is. */
  isShared(field: string): boolean;
  /** Fields of which one value counts, and the others wait until their person chooses. */
  isAsked(field: string): boolean;
  /** Fields that devices and the account have to agree on, and no more: nobody's wish is held to them. */
  isUnwished?(field: string): boolean;
  /** A removal stands beside what other devices have written before the account heard of it; unless told, it is back then. */
  doesRemovalStand?: true;
  /** What was removed last, by whichever device, is not there: nothing that was written before brings it back. */
  isRemovalFinal?: true;
  /** What a field is a part of, so that it goes with that. */
  partOf?(field: string): { field: string; mark: string } | undefined;
}

export function marksIn(marks: Marks, field: string): readonly string[] {
  return marks.get(field) ?? [];
}

/** The fields of either. */
export function fieldsOf(one: Marks, other: Marks): string[] {
  return [...new Set([...one.keys(), ...other.keys()])];
}

/** Marks as one text, whatever their order. */
export function textOf(marks: Marks): string {
  return JSON.stringify([...marks].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
