import { emptyFields } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS, type ListingFields } from "#domain/listings/listing-fields.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { addPhoto, removePhoto } from "#offline/drafts/draft-photos.ts";
import { draftOf, draftOfRow, newDraft, saveDraft } from "#offline/drafts/draft-rows.ts";
import { noteBegun } from "#offline/outbox/sending/send-photos.ts";
import { deleteRow, discardDraft, postDraft, takeBack } from "#offline/outbox/entries/enqueue.ts";
import { queueDeed } from "#offline/outbox/entries/enqueue-deeds.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import type { Listing } from "#domain/listings/listing.ts";

/** Runs inside the page, beside the app and on the same store: writes as forms do, and tells what the store has. */

/** The fields of an ordinary room, each of which a test may change. */
export function fieldsOf(changes: Partial<ListingFields>): ListingFields {
  return {
    ...emptyFields(LISTING_FIELDS),
    title: "Sunny ensuite by the river",
    city: "Leeds",
    description: "Two minutes from the station.",
    post_code: "LS1 1AA",
    price: 150,
    begin_date: "2026-12-01",
    end_date: "2027-06-30",
    duration: null,
    property_type: "student",
    room_type: "ensuite",
    email: "owner@example.org",
    contact_info: null,
    xhs_link: null,
    duration_description: null,
    price_description: null,
    short_term_allowed: false,
    additional_info: null,
    ...changes,
  };
}

interface Written {
  colours?: string[];
  fields?: Partial<ListingFields>;
  /** Pixels of a photo's width; large ones are noisy, and so some hundred kilobytes. */
  width?: number;
  /** Whether the sending of its photos has broken off before: they go in parts. */
  isBegun?: boolean;
}

/** A draft with photos in one colour each, saved. @param colours CSS `#rrggbb`. */
export async function write(
  owner: string,
  { colours = [], fields = {}, width = 320, isBegun = false }: Written,
): Promise<string> {
  let draft: Draft = await saveDraft(newDraft({ owner, kind: "listing", typed: typedOf(fieldsOf(fields)) }));
  for (const colour of colours) draft = await addPhoto(draft, await photo(colour, width));
  if (isBegun) for (const uuid of draft.photos) await noteBegun(uuid);
  return draft.id;
}

/** Changes the photos of a draft that is being edited: first takes some out, then puts the others in an order. */
export async function arrange(
  owner: string,
  id: string,
  { without = [], order }: { without?: number[]; order?: number[] },
) {
  let draft = (await draftOf(owner, id))!;
  for (const uuid of without.map((at) => draft.photos[at]!)) draft = await removePhoto(draft, uuid);
  if (order !== undefined) await saveDraft({ ...draft, photos: order.map((at) => draft.photos[at]!) });
}

/** Posts a draft as it is, or with fields changed: as the form's button does. The app's own loop sends it. */
export async function post(owner: string, id: string, changes: Partial<ListingFields> = {}): Promise<void> {
  const draft = (await takeBack(owner, id)) ?? (await draftOf(owner, id));
  if (draft === undefined) throw new Error("There is no such draft");
  const fields = fieldsOf({ ...fieldsIn(draft), ...changes });
  const saved = await saveDraft({ ...draft, typed: typedOf(fields) });
  await postDraft(saved as Draft<"listing">, fields);
}

/** Edits a room that the server has: opens, changes, posts. */
export async function edit(owner: string, row: Listing, changes: Partial<ListingFields>): Promise<void> {
  const fields = fieldsOf({ ...pick(row), ...changes });
  const draft = await saveDraft(draftOfRow({ owner, kind: "listing", typed: typedOf(fields) }, row));
  await postDraft(draft, fields);
}

export async function remove(owner: string, row: Pick<Listing, "id" | "title">): Promise<void> {
  await deleteRow(owner, { kind: "listing", id: row.id, title: row.title });
}

export { discardDraft as discard, queueDeed as deed, takeBack };

/** The store as a test looks at it. */
export async function stored(owner: string) {
  const { drafts, entries, receipts } = await outboxOf(owner);
  const db = draftsDatabase();
  return {
    drafts: drafts.map(({ id, status, photos, typed, base }) => ({ id, status, photos, typed, edits: base !== null })),
    entries: entries.map(({ seq, subject, change, state, key, mayHaveArrived }) => ({
      seq,
      subject,
      type: change.type,
      state,
      key,
      mayHaveArrived,
    })),
    receipts: receipts.map(({ type, title, merged, wasThere }) => ({ type, title, merged, wasThere })),
    photos: await db.photos.where("owner").equals(owner).toArray(),
    bytes: await db.photoBytes.where("owner").equals(owner).count(),
    others: await db.drafts.filter((draft) => draft.owner !== owner).count(),
    lease: await db.leases.get("sender"),
  };
}

/** A JPEG of one colour, with a little noise so that no two are alike; of much noise when it is wider than 320. */
export async function photo(colour: string, width: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, (width * 3) / 4);
  const context = canvas.getContext("2d")!;
  context.fillStyle = colour;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const grains = width > 320 ? (width * canvas.height) / 16 : 1;
  for (let grain = 0; grain < grains; grain += 1) {
    context.fillStyle = `rgb(${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join(" ")})`;
    context.fillRect(Math.random() * width, Math.random() * canvas.height, 2, 2);
  }
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
  return new File([blob], `${colour}.jpg`, { type: "image/jpeg" });
}

/** The fields as a form holds them. */
export function typedOf(fields: ListingFields): Draft["typed"] {
  const texts = Object.entries(fields).map(([name, value]) => [name, typeof value === "boolean" ? value : text(value)]);
  return Object.fromEntries(texts) as Draft["typed"];
}

function text(value: string | number | null): string {
  return value === null ? "" : String(value);
}

/** What was typed, as fields are sent. */
export function fieldsIn({ typed }: Draft): Partial<ListingFields> {
  const { price, ...rest } = typed;
  const given = Object.entries(rest).filter(([, value]) => value !== "");
  return { ...Object.fromEntries(given), price: Number(price) };
}

/** A row's fields, as its form opens with them. */
export function pick(row: Listing): ListingFields {
  const names = Object.keys(fieldsOf({})) as (keyof ListingFields)[];
  return Object.fromEntries(names.map((name) => [name, row[name]])) as unknown as ListingFields;
}
