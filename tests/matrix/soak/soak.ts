import { rememberEachUntilItFails } from "#domain/remembered.ts";
import type { Page } from "@playwright/test";
import { stateOf, type Listing } from "#domain/listings/listing.ts";
import type { Random } from "../../e2e/outbox/support/seeded-random.ts";
import type { RoomModel } from "./model/room.ts";
import type { RowValues, Value } from "./model/wish.ts";
import type { Finding } from "./findings.ts";
import type { Device } from "./world/device.ts";
import { patternedPhoto, patternIn, type PatternedPhoto } from "./world/patterned-photo.ts";
import { SentBytes } from "./sent-bytes.ts";
import type { StandingFault, Wire } from "./world/wire.ts";
import { imagesInOrder, type Person, type World } from "./world/world.ts";

const LINES_SHOWN = 40;
const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** A random run: the world, what its people have done in it, and what was found wrong. */
export class Soak {
  readonly world: World;
  readonly random: Random;
  readonly rooms = new Map<string, RoomModel>();
  readonly findings: Finding[] = [];
  /** What was done, for whoever looks for the cause of a finding. */
  readonly journal: string[] = [];
  /** Photos by the uuid that a phone has given them, and the name of the device that they were picked on. */
  readonly photos = new Map<string, PatternedPhoto & { pickedOn: string }>();
  readonly sentBytes = new SentBytes();
  /** The number that the server's picture at an address spells. */
  readonly shownAt = rememberEachUntilItFails(async (imageUrl: string) => {
    const answer = await fetch(new URL(imageUrl, this.world.server.url));
    return patternIn(Buffer.from(await answer.arrayBuffer()));
  });
  /** What strikes single requests between two comparisons. */
  passing: Wire["passing"] = () => null;
  /** Rooms, and photos by their uuid, of which a fault has had a request refused: their owner may be asked about them. */
  readonly refused = new Set<string>();
  /** Faults that stay, and for how many operations more. */
  readonly standing = new Map<string, number>();
  /** Rooms of earlier rounds: a restored server may have them again, or drafts of them. */
  readonly done = new Set<string>();
  private counted = 0;

  constructor(world: World, random: Random) {
    this.world = world;
    this.random = random;
  }

  /** Lets a fault stand for so many operations. */
  stand(fault: StandingFault, operations: number): void {
    this.note(`for ${operations} operations: ${fault.name}`);
    this.standing.set(fault.name, operations);
    this.world.wire.standing.push(fault);
  }

  clearOldFaults(): void {
    const { wire } = this.world;
    for (const [name, left] of this.standing) {
      if (left > 0) this.standing.set(name, left - 1);
      else this.standing.delete(name);
    }
    wire.standing = wire.standing.filter(({ name }) => this.standing.has(name));
  }

  note(line: string): void {
    this.journal.push(`${Math.round(performance.now())} ${line}`);
  }

  /** The journal's lines about the rooms that something was found about; all of the last where they name none. */
  linesAboutFindings(): string[] {
    const ids = new Set(this.idsInFindings().map((id) => id.slice(0, 8)));
    // What was posted as new goes on under another id.
    for (const [, before, after] of this.journal.join("\n").matchAll(/posts (\S+) as new: (\S+)/g))
      if (ids.has(after!)) ids.add(before!);
    const about = this.journal.filter((line) => [...ids].some((id) => line.includes(id)));
    return about.length > 0 ? about : this.journal.slice(-LINES_SHOWN);
  }

  /** What the devices know and have noted of what was found. */
  async knownAboutFindings(): Promise<string[]> {
    const known = this.devices.map(async (device) => {
      const lines = device.person === null ? [] : await device.run("knownOf", this.idsInFindings());
      return lines.map((line) => `${device.name} ${line}`);
    });
    return (await Promise.all(known)).flat();
  }

  private idsInFindings(): string[] {
    return this.findings.flatMap(({ text }) => text.match(UUIDS) ?? []);
  }

  lastLines(): string {
    return this.journal.slice(-LINES_SHOWN).join("\n");
  }

  /** A number that this run has not used yet. */
  next(): number {
    this.counted += 1;
    return this.counted;
  }

  newPhotos(count: number): Promise<PatternedPhoto[]> {
    return Promise.all(Array.from({ length: count }, () => patternedPhoto(this.next())));
  }

  get devices(): Device[] {
    return [this.world.phone, this.world.laptop];
  }

  /** Whether a device has a photo as it was picked, or, of one that was picked elsewhere, a smaller copy (A39). */
  isAsPicked(uuid: string, sha256: string, { name }: Device): boolean {
    const photo = this.photos.get(uuid);
    return photo?.sha256 === sha256 || (photo !== undefined && photo.pickedOn !== name);
  }

  personOf({ person }: Device | RoomModel): Person {
    const id = typeof person === "string" ? person : person?.id;
    return this.world.people.find(({ account }) => account.id === id)!;
  }

  tabOf(device: Device): Page {
    return this.random.of(device.usableTabs);
  }

  chance(percent: number): boolean {
    return this.random.below(100) < percent;
  }

  /** A row's values, its photos by their numbers. */
  async valuesOf(row: Listing): Promise<RowValues> {
    const { title, price, description, contact_info, additional_info, begin_date, end_date } = row;
    const photos = await Promise.all(imagesInOrder(row).map((image) => this.numberOf(image)));
    const written = { title, price, description, contact_info, additional_info, photos: joined(photos) };
    return { ...written, state: stateOf(row), begin_date, end_date };
  }

  /** Photos' numbers by uuid; of one that this run has given no uuid, by what the server shows. */
  private async numberOf({ uuid, image_url: url }: Listing["images"][number]): Promise<number | null> {
    return this.photos.get(uuid)?.id ?? this.shownAt(url);
  }
}

/** Photos as a field's value: their numbers in their order. */
export function joined(numbers: readonly (number | null)[]): Value {
  return numbers.join(",");
}

export function numbersIn(value: Value): number[] {
  return String(value ?? "")
    .split(",")
    .filter((text) => text !== "")
    .map(Number);
}
