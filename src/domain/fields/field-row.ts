import type { FieldMistake } from "./field-mistakes.ts";

/** Who reads a field: everybody; those who have opened the contact; or, whole, those with an account. */
export type Audience = "everybody" | "contact" | "account";

/**
 * Where values stand, and what reads them. No place here: all fields are in the owner's export, in a review and its log; the scam
 * guard reads every text.
 */
export type Place =
  | "card"
  | "own-list"
  | "page"
  | "comparison"
  | "share-card"
  /** The page for browsers that are too old for the app. */
  | "plain-page"
  /** The preview that a messenger shows of a link. */
  | "preview"
  /** The words of a room, in which a wish may be met. */
  | "words"
  /** The text that keywords are looked up in. */
  | "keywords";

interface BaseRow {
  /** Whether it has to be given. */
  required: boolean;
  seenBy: Audience;
  in: readonly Place[];
  /** Describes it to callers of the API: as it may be written, and as it is answered. */
  written?: string;
  answered?: string;
}

interface FormRow extends BaseRow {
  /** The part of the form in which it is asked. */
  step: string;
  mayBeAbsent?: never;
}

/** It is written elsewhere: a form says nothing of it. */
interface FormlessRow extends BaseRow {
  step: null;
  /** Forms, and rows that builds from before the field have kept, lack it: its absence says nothing about its value. */
  mayBeAbsent: true;
}

interface TextType {
  type: "text";
  /** Code points. */
  longest: number;
  /** Brings it into the form in which it is stored, on the phone and on the server alike (A-18, A-40, G10c). */
  tidy: (text: string) => string;
  /** Checks it further, once it is given and short enough. */
  check?: (text: string) => FieldMistake | null;
  /** What is stored where nothing is given. Where this is left out, there is always something. */
  empty?: null | "";
}

/** One of a closed list of words. */
interface ChoiceType {
  type: "choice";
  offered: readonly string[];
  tidy: (text: string) => string;
  empty?: null | string;
}

/** A day in London, `YYYY-MM-DD`. */
interface DayType {
  type: "day";
  /** Where a day is missing, the stay is open at this end. */
  end: "begin" | "end";
  tidy: (text: string) => string;
  empty: null;
}

/** Pounds, at most two decimals. */
interface PoundsType {
  type: "pounds";
  /** Whether zero is a mistake in something new. */
  mustCost: boolean;
  empty?: null;
}

interface YesNoType {
  type: "yes-no";
  empty: false;
}

/** What there is to say about one field of a form: all that lists fields is made from such rows, or typed by them. */
export type FieldRow = (TextType | ChoiceType | DayType | PoundsType | YesNoType) & (FormRow | FormlessRow);
export type FieldTable = Readonly<Record<string, FieldRow>>;

/** The fields of a table with rows of a shape. */
export type FieldsWith<Table extends FieldTable, Shape> = {
  [Field in keyof Table]: Table[Field] extends Shape ? Field : never;
}[keyof Table];

type Something<Row> = Row extends { type: "choice"; offered: readonly (infer Word)[] }
  ? Word
  : Row extends { type: "pounds" }
    ? number
    : Row extends { type: "yes-no" }
      ? boolean
      : string;

type Empty<Row> = Row extends { empty: infer Value extends null | "" } ? Value : never;

/** The value of a field that was checked. */
export type CheckedValue<Row> = Something<Row> | Empty<Row>;

/** The value of a field as it is read from a form or a body: nothing where even a required one is missing, any word, NaN for no number. */
export type GivenValue<Row> = Row extends { type: "yes-no" }
  ? boolean
  : Row extends { empty: "" }
    ? string
    : Row extends { type: "pounds" }
      ? number | null
      : string | null;

type MayBeAbsent<Table extends FieldTable> = FieldsWith<Table, { mayBeAbsent: true }>;

type Flat<Type> = { [Key in keyof Type]: Type[Key] };

/** Fields of a form that were checked. */
export type CheckedFields<Table extends FieldTable> = Flat<
  { -readonly [Field in Exclude<keyof Table, MayBeAbsent<Table>>]: CheckedValue<Table[Field]> } & {
    -readonly [Field in MayBeAbsent<Table>]?: CheckedValue<Table[Field]>;
  }
>;

/** The same, unchecked. */
export type GivenFields<Table extends FieldTable> = Flat<
  { -readonly [Field in Exclude<keyof Table, MayBeAbsent<Table>>]: GivenValue<Table[Field]> } & {
    -readonly [Field in MayBeAbsent<Table>]?: GivenValue<Table[Field]>;
  }
>;

/** The same in an answer: a contact is null where the reader has not opened it. */
export type AnsweredFields<Table extends FieldTable> = Flat<{
  [Field in keyof CheckedFields<Table>]: Field extends FieldsWith<Table, { seenBy: "contact" }>
    ? CheckedFields<Table>[Field] | null
    : CheckedFields<Table>[Field];
}>;

/** The names of a table's fields, in its order. */
export function namesOf<Table extends FieldTable>(table: Table): (keyof Table & string)[] {
  return Object.keys(table);
}

/** The names of the fields with a shape, in the table's order. */
export function namesWith<Table extends FieldTable, Shape extends Partial<FieldRow>>(
  table: Table,
  shape: Shape,
): (FieldsWith<Table, Shape> & string)[] {
  const entries = Object.entries(shape);
  return namesOf(table).filter((name): name is FieldsWith<Table, Shape> & string =>
    entries.every(([key, value]) => (table[name] as unknown as Record<string, unknown>)[key] === value),
  );
}

/** The fields that stand in a place. */
export type FieldsIn<Table extends FieldTable, Where extends Place> = {
  [Field in keyof Table]: Where extends Table[Field]["in"][number] ? Field : never;
}[keyof Table] &
  string;

/**
 * The fields of a place that draws each in a way of its own, named by its code. None at all while a name lacks: the place then does
 * not compile.
 */
export type AllFieldsIn<Table extends FieldTable, Where extends Place, Named extends FieldsIn<Table, Where>> = [
  FieldsIn<Table, Where>,
] extends [Named]
  ? Named
  : never;

/** The fields that stand in a place, in the table's order. @param drawn Those of them that it draws in ways of its own. */
export function namesIn<Table extends FieldTable, Where extends Place, Drawn extends FieldsIn<Table, Where> = never>(
  table: Table,
  where: Where,
  drawn: readonly Drawn[] = [],
): Exclude<FieldsIn<Table, Where>, Drawn>[] {
  const isLeft = (name: string) => table[name]!.in.includes(where) && !drawn.some((each) => each === name);
  return namesOf(table).filter((name) => isLeft(name)) as string[] as Exclude<FieldsIn<Table, Where>, Drawn>[];
}

/** What is stored of a field where nothing is given; null where something has to be, which the check finds. */
export function emptyOf(row: FieldRow): null | string | false {
  return row.empty ?? null;
}

/**
 * The fields of a table, picked out of something that has them with others. What an older build has kept without one has nothing in
 * it; what may be absent stays so.
 */
export function pickFields<Table extends FieldTable>(table: Table, from: AnsweredFields<Table>): CheckedFields<Table> {
  const values = from as Readonly<Record<string, unknown>>;
  const picked = namesOf(table).flatMap((name) => {
    const row = table[name]!;
    const value = values[name] ?? emptyOf(row);
    return row.mayBeAbsent && values[name] === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(picked) as CheckedFields<Table>;
}

type MayBeEmpty<Table extends FieldTable> = Exclude<FieldsWith<Table, { empty: unknown }>, MayBeAbsent<Table>>;

/** The fields that may be left empty, each with its empty value. */
export function emptyFields<Table extends FieldTable>(
  table: Table,
): { -readonly [Field in MayBeEmpty<Table>]: CheckedValue<Table[Field]> } {
  const rows = Object.entries(table).filter(([, row]) => row.empty !== undefined && !row.mayBeAbsent);
  return Object.fromEntries(rows.map(([field, row]) => [field, emptyOf(row)])) as ReturnType<typeof emptyFields<Table>>;
}
