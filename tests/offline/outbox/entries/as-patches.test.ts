import { expect, test } from "vitest";
import { REQUEST_FIELDS, type RequestFields } from "#domain/tenant-requests/request-fields.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import { LISTING_FIELDS, type ListingFields } from "#domain/listings/listing-fields.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { applied, diff, fieldsIn, rebase, unconfirmed, type Fields } from "#offline/documents/posts/patch.ts";
import type { RowOf } from "#offline/drafts/draft.ts";
import type { UpdateChange } from "#offline/drafts/outbox-entry.ts";
import { changedFields, mergeEdits, unconfirmedFields } from "#offline/outbox/entries/edits.ts";
import { seededRandom, type SeededRandom } from "../../../support/seeded-random.ts";
import { room } from "../../support.ts";
import { FIELDS } from "../support.ts";

const CASES = 3000;
const ROOM: Fields = { table: LISTING_FIELDS, hasPhotos: true };
const REQUEST: Fields = { table: REQUEST_FIELDS, hasPhotos: false };

test("an edit of a room is what it is today, and is merged and confirmed as today", () => {
  for (let seed = 1; seed <= CASES; seed += 1) {
    const random = seededRandom(seed);
    const [base, current, mine] = [1, 2, 3].map(() => someRoom(random));
    const { photos, ...fields } = mine!;
    const change: UpdateChange = { type: "update", kind: "listing", id: "a", fields, photos, base: asRow(base!) };
    isAsToday(ROOM, { base: base!, mine: mine!, current: current! }, { change, row: asRow(current!) });
  }
});

test("an edit of a request, too", () => {
  for (let seed = 1; seed <= CASES; seed += 1) {
    const random = seededRandom(seed);
    const [base, current, mine] = [1, 2, 3].map(() => someRequest(random));
    const row = (fields: RequestFields) => ({ ...fields, id: "a", updated_at: "" }) as TenantRequest;
    const change: UpdateChange = {
      type: "update",
      kind: "request",
      id: "a",
      fields: mine!,
      photos: [],
      base: row(base!),
    };
    isAsToday(REQUEST, { base: base!, mine: mine!, current: current! }, { change, row: row(current!) });
  }
});

function isAsToday(
  fields: Fields,
  { base, mine, current }: Record<"base" | "mine" | "current", object>,
  today: { change: UpdateChange; row: RowOf["listing" | "request"] },
): void {
  const [from, onto] = [base, current] as Record<string, unknown>[];
  const patch = diff(fields, from!, mine as Record<string, unknown>);
  expect(fieldsIn(fields, patch).toSorted()).toEqual(changedFields(today.change).toSorted());
  const { patch: left, merged, asked } = rebase(fields, patch, { from: from!, onto: onto! }, []);
  const merge = mergeEdits(today.change, today.row);
  expect(merged.toSorted()).toEqual(merge.merged.toSorted());
  expect(asked.toSorted()).toEqual(merge.conflicts.toSorted());
  const { fields: written, photos } = merge.change;
  const whole = fields.hasPhotos ? { ...written, photos } : written;
  expect(diff(fields, applied(onto!, left), whole as never)).toEqual({});
  expect(fieldsIn(fields, left).toSorted()).toEqual(changedFields(merge.change).toSorted());
  expect(unconfirmed(fields, mine as never, onto!).toSorted()).toEqual(
    unconfirmedFields(today.change, today.row).toSorted(),
  );
}

function someRoom({ pick }: SeededRandom): ListingFields & { photos: string[] } {
  return {
    ...FIELDS,
    title: pick(["a", "b"]),
    description: pick([null, "x", "y"]),
    price: pick([100, 200]),
    price_per_month: pick([null, 400]),
    begin_date: pick(["2026-12-01", "2027-01-01"]),
    state: pick(["active", "let"]),
    photos: pick([[], ["p"], ["p", "q"], ["q", "p"]]),
  };
}

function asRow({ photos, ...fields }: ReturnType<typeof someRoom>): Listing {
  const image = (uuid: string, display_order: number) => {
    return { id: uuid, uuid, image_url: uuid, display_order, placeholder_colour: null };
  };
  return { ...room("a"), ...fields, images: photos.map(image) };
}

function someRequest({ pick }: SeededRandom): RequestFields {
  return {
    city: pick(["Leeds", "York"]),
    post_code: pick(["", "LS1"]),
    begin_date: pick([null, "2026-12-01"]),
    end_date: null,
    price_upper_bound: pick([null, 100, 200]),
    price_per_month: pick([null, 400]),
    property_type: "student",
    room_type: null,
    let_type: null,
    email: "",
    contact_info: null,
    description: pick([null, "x"]),
  };
}
