import { dropChoices } from "./choice.ts";
import {
  FIELDS,
  FieldWishes,
  isSame,
  WRITTEN,
  type Field,
  type RowValues,
  type Value,
  type Values,
  type Wish,
  type Written,
} from "./wish.ts";

/** A phone or computer, by name. */
export type DeviceName = string;

/** A room as its person has written it on one device, where there is something unsent of it. */
export interface Copy {
  /** `written`: in the form, or taken back to it; `posted`: to be sent. */
  status: "written" | "posted";
  values: Values;
  /** What the form began with: null for something new. */
  began: Values | null;
  /** The fields that this device posted last, and what they were before. */
  posted: Partial<Values>;
  /** It was posted, and taken back without a change: it goes where the server turns out to have it so. */
  isAsPosted: boolean;
  /** What it was when it came here by an exported file; null where it did not. */
  imported: Values | null;
}

/** What the server must have of it. `perhaps`: it was taken back, or given up, when it may have left. */
export type Wanted = "no" | "yes" | "perhaps" | "gone";

/** One room that a person has wanted, and all that they and others have done with it. */
export class RoomModel {
  readonly id: string;
  /** Whose it is: the account's id. */
  readonly person: string;
  wanted: Wanted = "no";
  /** The server was restored from a copy in which it was otherwise, or not at all. */
  isRestored = false;
  /** A person has deleted it, or given it up. */
  isDeleted = false;
  /** A person has deleted it and brought it back. */
  isBroughtBack = false;
  /** It was deleted, and what was unsent of it was posted as new, under another id. */
  isReplaced = false;
  readonly copies = new Map<DeviceName, Copy>();
  /** Where it was ever a draft: by way of the account it may have come from there to any other device (A39). */
  readonly draftedOn = new Set<DeviceName>();
  /** Whose draft of it was thrown away on another device, to which the account may have brought it (A39). */
  readonly thrownAwayFrom = new Set<DeviceName>();
  /** The account may have a draft of it that no device has: after a logout, or since the server was restored. */
  isLeftInAccount = false;
  /** Where it was posted, whatever has become of it there since. */
  private readonly postedOn = new Set<DeviceName>();
  /** Where it was deleted: the deletion may still wait there. */
  private readonly deletedOn = new Set<DeviceName>();
  /** Values that stood in a form, and those of them that a person wrote over there, by field. */
  private readonly said = new Map<Field, Value[]>();
  private readonly writtenOver = new Map<Field, Value[]>();
  private readonly wishes = new Map<Field, FieldWishes>(FIELDS.map((field) => [field, new FieldWishes()]));

  constructor(id: string, person: string) {
    this.id = id;
    this.person = person;
  }

  field(name: Field): FieldWishes {
    return this.wishes.get(name)!;
  }

  /** Something was typed and kept. @param began What the form opened with; null for a new room. */
  write(device: DeviceName, values: Values, began: Values | null): Copy {
    const before = this.copies.get(device);
    const isAsPosted = before !== undefined && isUnchanged(before, values);
    const copy: Copy = before
      ? { ...before, values, status: "written", isAsPosted }
      : { status: "written", values, began, posted: {}, isAsPosted: false, imported: null };
    this.copies.set(device, copy);
    this.draftedOn.add(device);
    // A full phone opens what it has, and changes nothing of it.
    const isKept = before?.status === "written" && WRITTEN.every((name) => isSame(before.values[name], values[name]));
    if (!isKept) this.thrownAwayFrom.delete(device);
    for (const name of WRITTEN) note(this.said, name, values[name]);
    return copy;
  }

  /** Whether a form of it ever held that value. */
  hasSaid(name: Field, value: Value): boolean {
    return has(this.said, name, value);
  }

  /** A person changed what a form showed. */
  writeOver(shown: Partial<Values>, values: Values): void {
    for (const [name, value] of Object.entries(shown) as [Written, Value][])
      if (!isSame(value, values[name])) note(this.writtenOver, name, value);
  }

  isWrittenOver(name: Field, value: Value): boolean {
    return has(this.writtenOver, name, value);
  }

  /**
   * Whether another device than this one may have sent a draft of it to the account, or changed the account's by throwing
   * it away, or the account has one left.
   */
  mayTravelTo(device: DeviceName): boolean {
    const isWrittenElsewhere = [...this.draftedOn].some((other) => other !== device);
    return this.isLeftInAccount || this.thrownAwayFrom.has(device) || isWrittenElsewhere;
  }

  /** Whether a draft of it may stay on a device where nothing of it was written. */
  mayStayOn(device: DeviceName): boolean {
    const isWrittenElsewhere = [...this.copies].some(([other, { status }]) => other !== device && status === "written");
    return this.isLeftInAccount || isWrittenElsewhere;
  }

  /** What is unsent on another device came to this one by an exported file. */
  takeIn(device: DeviceName, { values, began, posted }: Copy, status: Copy["status"]): void {
    this.draftedOn.add(device);
    this.copies.set(device, { status, values, began, posted: { ...posted }, isAsPosted: false, imported: values });
  }

  /** What stands in the form was posted. */
  post(device: DeviceName): void {
    const copy = this.copies.get(device)!;
    for (const name of WRITTEN) {
      const seen = name in copy.posted ? copy.posted[name] : copy.began?.[name];
      if (seen !== undefined && isSame(seen, copy.values[name])) {
        if (name in copy.posted) this.field(name).require(copy.values[name]);
        continue;
      }
      // What came by a file and was left alone is no wish of this device: the other one's may be another by now.
      const isLeftAlone = copy.imported !== null && isSame(copy.imported[name], copy.values[name]);
      this.field(name).add(copy.values[name], device, seen, isLeftAlone);
      this.creditOthers(device, name, copy.values[name]);
      copy.posted[name] = copy.values[name];
    }
    copy.status = "posted";
    this.postedOn.add(device);
    // A row that was edited and is deleted meanwhile is asked about: it need not come back.
    if (this.isDeleted || this.isRestored) this.wanted = this.wanted === "gone" ? "gone" : "perhaps";
    else this.wanted = "yes";
  }

  /** What waits on a device was taken back to its form: it goes only if it had left. */
  takeBack(device: DeviceName): void {
    const copy = this.copies.get(device);
    if (copy === undefined) return;
    copy.isAsPosted ||= copy.status === "posted";
    copy.status = "written";
    this.forgo(device, copy);
    if (copy.began === null && this.wanted === "yes") this.wanted = "perhaps";
  }

  /**
   * What is unsent of it on a device was thrown away there.
   * @param stays Its person was told that the server has it already, and that it stays there.
   */
  discard(device: DeviceName, stays = false): void {
    const copy = this.copies.get(device);
    this.copies.delete(device);
    if (copy === undefined) return;
    this.throwAwayElsewhere();
    this.forgo(device, copy);
    if (copy.began === null && stays && !this.isDeleted) this.wanted = "yes";
    if (copy.began !== null || stays) return;
    // Another device has posted it, and the server has it: that stands.
    if (this.copies.size === 0 && [...this.postedOn].some((other) => other !== device)) return;
    this.isDeleted = true;
    // Where it was posted from another device as well, that one's wish stands.
    this.wanted = this.copies.size > 0 ? "perhaps" : this.wanted === "no" ? "no" : "gone";
  }

  /** All that is unsent on a device was thrown away with a logout: nothing is taken back from the server. */
  forget(device: DeviceName): void {
    if (this.deletedOn.has(device) && this.wanted === "gone") this.wanted = "perhaps";
    dropChoices(this, device);
    const copy = this.copies.get(device);
    this.copies.delete(device);
    if (copy === undefined) return;
    this.forgo(device, copy);
    this.isLeftInAccount = true;
    if (copy.began === null && this.wanted === "yes") this.wanted = "perhaps";
  }

  /**
   * The server goes back to an earlier copy of itself.
   * @param before What it had of the room, null for nothing. @param after What it has now.
   */
  restore(before: RowValues | null, after: RowValues | null): void {
    if (this.draftedOn.size > 0) this.isLeftInAccount = true;
    // Neither the posting nor the deletion is in the copy: a phone that has heard of the first alone posts it again.
    const wasDeleted = this.wanted === "gone" || this.deletedOn.size > 0;
    if (before === null && after === null && wasDeleted) this.isRestored = true;
    const isSameRow = before !== null && after !== null && FIELDS.every((name) => isSame(before[name], after[name]));
    if (isSameRow || (before === null && after === null)) return;
    this.isRestored = true;
    for (const name of FIELDS) {
      const forgotten = before === null ? new Set<Wish>() : this.field(name).ancestry(before[name]);
      this.field(name).makeOptional((wish) => forgotten.has(wish));
    }
    if (before === null || after === null) this.wanted = "perhaps";
  }

  /** It was deleted on a device, to which the account may have brought another one's draft of it: that goes with it. */
  delete(device: DeviceName): void {
    const copy = this.copies.get(device);
    if (copy !== undefined) this.forgo(device, copy);
    this.copies.delete(device);
    dropChoices(this, device);
    this.throwAwayElsewhere();
    this.deleteAtServer(device);
  }

  /**
   * It was deleted, and a person brings it back as the server has kept it.
   * @param values What that is. @param isCertain Whether no device has anything unsent that is about it.
   */
  bringBack(device: DeviceName, values: Values, isCertain: boolean): void {
    this.bringBackAtServer(device, isCertain);
    this.copies.set(device, {
      status: "posted",
      values,
      began: null,
      posted: { ...values },
      isAsPosted: false,
      imported: null,
    });
    this.draftedOn.add(device);
    for (const name of WRITTEN) note(this.said, name, values[name]);
  }

  /** Another device, without anything unsent, has brought it back at the server at once. */
  bringBackAtServer(device: DeviceName, isCertain: boolean): void {
    this.wanted = isCertain && !this.isRestored ? "yes" : "perhaps";
    // What was posted before has ended with the deletion.
    if (this.isDeleted) this.postedOn.clear();
    for (const [other, { status }] of this.copies) if (isCertain && status === "posted") this.copies.delete(other);
    this.postedOn.add(device);
    this.isDeleted = false;
    this.isBroughtBack = true;
  }

  /** It was deleted on the server, by a device that has heard of no draft. */
  deleteAtServer(device: DeviceName): void {
    this.deletedOn.add(device);
    this.isDeleted = true;
    this.wanted = this.copies.size > 0 ? "perhaps" : "gone";
  }

  /** Another device, without anything unsent, has changed it at the server at once. */
  changeAtServer(by: DeviceName, changes: Partial<RowValues>, before: RowValues): void {
    for (const [name, value] of Object.entries(changes) as [Field, Value][])
      this.field(name).add(value, by, before[name]);
  }

  // What another device wrote came here by way of the account: whoever wrote it saw what that form began with.
  private creditOthers(device: DeviceName, name: Written, value: Value): void {
    for (const [other, { values, began }] of this.copies)
      if (other !== device && began !== null && isSame(values[name], value))
        this.field(name).supersede(value, began[name]);
  }

  private throwAwayElsewhere(): void {
    for (const [other, { status }] of this.copies) if (status === "written") this.thrownAwayFrom.add(other);
  }

  private forgo(device: DeviceName, { posted, began }: Copy): void {
    for (const [name, value] of Object.entries(posted) as [Written, Value][])
      this.field(name).forgo(value, device, began?.[name]);
  }
}

/** A full phone may open what was posted, and keep no change of it. */
function isUnchanged({ values, status, isAsPosted }: Copy, now: Values): boolean {
  return (isAsPosted || status === "posted") && WRITTEN.every((name) => isSame(values[name], now[name]));
}

function note(values: Map<Field, Value[]>, name: Field, value: Value): void {
  values.set(name, [...(values.get(name) ?? []), value]);
}

// Forms hold numbers as texts.
function has(values: Map<Field, Value[]>, name: Field, value: Value): boolean {
  return values.get(name)?.some((other) => String(other ?? "") === String(value ?? "")) === true;
}
