/**
 * What a person wanted a field to be, and what they knew when they wanted it. A wish supersedes the values that its
 * person saw when they wrote it, or turned down when they were asked. What no later wish supersedes has to be on the
 * server in the end: whatever else has become of it, its person was not asked.
 */
export interface Wish {
  value: Value;
  supersedes: Set<Wish>;
  /** Who wrote it, and where. */
  by: string;
  /** It need not arrive: it was taken back when it may have left, or the server has forgotten it since. */
  isOptional: boolean;
}

/** A field's value; of photos their numbers in their order, joined. */
export type Value = string | number | boolean | null;

/** The fields that people change here in forms; the others stay as they were written first. */
export const WRITTEN = ["title", "price", "description", "contact_info", "additional_info", "photos"] as const;
export type Written = (typeof WRITTEN)[number];

/** What people choose in the list of their rooms, beside any form: the same values come again and again. */
export const CHOSEN = ["state", "begin_date", "end_date"] as const;
export type Chosen = (typeof CHOSEN)[number];

export const FIELDS = [...WRITTEN, ...CHOSEN] as const;
export type Field = Written | Chosen;

/** What stands in a form. */
export type Values = Record<Written, Value>;
/** What the server has of a room. */
export type RowValues = Record<Field, Value>;

/** All wishes about one field of one room, oldest first. */
export class FieldWishes {
  private readonly all: Wish[] = [];
  private readonly turnedDown: Value[] = [];

  /** @param seen The value that stood there before, as its person saw it; null where there was nothing. */
  add(value: Value, by: string, seen: Value | undefined, isOptional = false): void {
    const before = seen === undefined ? [] : this.of(seen);
    this.all.push({ value, supersedes: new Set(before), by, isOptional });
  }

  of(value: Value): Wish[] {
    return this.all.filter((wish) => isSame(wish.value, value));
  }

  /**
   * A person was shown both values and has chosen. What was turned down need not arrive, whatever becomes of the other:
   * the server may have forgotten it meanwhile.
   */
  choose(chosen: Value, turnedDown: Value): void {
    this.turnedDown.push(turnedDown);
    const known = this.ancestry(chosen);
    for (const wish of this.ancestry(turnedDown)) if (!known.has(wish)) wish.isOptional = true;
    for (const wish of this.of(chosen)) for (const other of this.of(turnedDown)) wish.supersedes.add(other);
  }

  /** Whoever wanted the one had seen the other. */
  supersede(value: Value, seen: Value): void {
    for (const wish of this.of(value))
      for (const other of this.of(seen)) if (other !== wish) wish.supersedes.add(other);
  }

  makeOptional(which: (wish: Wish) => boolean): void {
    for (const wish of this.all) if (which(wish)) wish.isOptional = true;
  }

  /**
   * What a device has posted was taken back there, and need not arrive; nor need what it had posted before and written over,
   * back to what its form began with.
   */
  forgo(value: Value, by: string, began: Value | undefined): void {
    const taken = new Set(this.of(value));
    for (const wish of taken) {
      wish.isOptional = true;
      for (const older of wish.supersedes) if (older.by === by && !isSame(older.value, began)) taken.add(older);
    }
  }

  /** Nothing that was wanted there need arrive: it was undone before it left, or thrown away. */
  withdraw(by: string): void {
    this.makeOptional((wish) => wish.by === by);
  }

  /** Takes over what may stand there from another room, which this one was made of. */
  inherit(from: FieldWishes): void {
    for (const { value, by } of from.all) this.add(value, by, undefined, true);
  }

  /** Whether no person insists on that value any more. */
  isTurnedDown(value: Value): boolean {
    return this.of(value).every(({ isOptional }) => isOptional);
  }

  /** Whether a person was asked about that value, and preferred another. */
  wasTurnedDown(value: Value): boolean {
    return this.turnedDown.some((other) => isSame(other, value));
  }

  require(value: Value): void {
    for (const wish of this.of(value)) wish.isOptional = false;
  }

  /** The wish with this value and all that it supersedes, however far back. */
  ancestry(value: Value): Set<Wish> {
    const known = new Set<Wish>();
    const open = this.of(value);
    for (let wish = open.pop(); wish !== undefined; wish = open.pop()) {
      if (known.has(wish)) continue;
      known.add(wish);
      open.push(...wish.supersedes);
    }
    return known;
  }

  /** Whether either value was written in ignorance of the other: only then may a person be asked. */
  areConcurrent(one: Value, other: Value): boolean {
    const [ones, others] = [this.of(one), this.of(other)];
    if (ones.length === 0 || others.length === 0) return true;
    return !others.some((wish) => this.ancestry(one).has(wish));
  }

  /** What is wrong with the value that the server has; empty where nothing is. */
  lostWith(value: Value): Wish[] | "never wished for" {
    if (this.all.length === 0) return [];
    if (this.of(value).length === 0) return "never wished for";
    const kept = this.ancestry(value);
    return this.all.filter((wish) => !wish.isOptional && !kept.has(wish));
  }
}

/** Null and an empty text both mean that a field has no value. */
export function isSame(one: Value | undefined, other: Value | undefined): boolean {
  return (one ?? "") === (other ?? "");
}
