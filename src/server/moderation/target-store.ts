import { sql, type Selectable } from "kysely";
import type { Listing } from "#domain/listings/listing.ts";
import type { ReportKind } from "#domain/moderation/report-rules.ts";
import type { ScamReason } from "#domain/scam-guard/scam-sign.ts";
import type { Standing } from "#domain/moderation/standing.ts";
import type { Db, Trx } from "../db/db.ts";
import type { ReportedRowTable } from "../db/tables.ts";
import { toListing, WHOLE_VIEW, type ListingRow } from "../listings/listing-row.ts";
import { findListing } from "../listings/listing-store.ts";
import { findRemovedRow } from "../listings/removed-listing-store.ts";
import { moderatorsPhotoUrl, type AddressKeys } from "../photos/moderators-photo.ts";
import { toTenantRequest, type RequestRow } from "../tenant-requests/request-row.ts";
import { findRequest } from "../tenant-requests/request-store.ts";
import type { CaseDetail } from "#contract/schemas/moderation.ts";
import { keepReportedPhotos } from "./reported-photo-store.ts";

/** A room or request that is reported or moderated. */
export interface Target {
  kind: ReportKind;
  id: string;
}

/** Its row, if it is there. */
export type TargetRow = ListingRow | RequestRow;

/** The row of a room or request, also of a room that its owner has deleted and may bring back. */
export async function findTarget(db: Db | Trx, target: Target): Promise<TargetRow | undefined> {
  return (await findPresent(db, target)) ?? (target.kind === "listing" ? findRemovedRow(db, target.id) : undefined);
}

/** The row of a room or request that has not been deleted. */
function findPresent(db: Db | Trx, { kind, id }: Target): Promise<TargetRow | undefined> {
  return kind === "listing" ? findListing(db, id) : findRequest(db, id);
}

/** As the contract has it: a room or a request, with its photos where moderators see them though they are withheld. */
export function toCaseRow(kind: ReportKind, row: TargetRow, keys: AddressKeys): NonNullable<CaseDetail["now"]> {
  return kind === "listing"
    ? { listing: withPhotos(toListing(row as ListingRow, WHOLE_VIEW), keys), tenant_request: null }
    : { listing: null, tenant_request: toTenantRequest(row as RequestRow) };
}

/** A room whose photos a moderator sees. */
export function withPhotos(room: Listing, keys: AddressKeys): Listing {
  const seen = (imageUrl: string) => moderatorsPhotoUrl(imageUrl, keys);
  return {
    ...room,
    image_url: room.image_url === null ? null : seen(room.image_url),
    images: room.images.map((image) => Object.assign({}, image, { image_url: seen(image.image_url) })),
  };
}

/**
 * Makes of a row what a moderator has decided. A room that is nothing any more is in the lists again if its owner offers it; who
 * restores something has looked at its signs.
 */
export async function setStanding(
  trx: Trx,
  { kind, id }: Target,
  standing: Standing | null,
  today: string,
): Promise<void> {
  const decided = { standing, ...(standing === null && { checked_signs: sql<ScamReason[]>`strong_signs` }) };
  if (kind === "tenant_request") {
    await trx.updateTable("tenant_request").set(decided).where("id", "=", id).execute();
    return;
  }
  await trx
    .updateTable("listing")
    // The database keeps a hidden one out of the lists (`listing_out_of_lists`).
    .set({ ...decided, live: sql<boolean>`state = 'active' and end_date >= ${today}` })
    .where("id", "=", id)
    .execute();
  // What its owner has deleted, they bring back no more.
  if (standing === "removed") await trx.deleteFrom("removed_listing").where("id", "=", id).execute();
}

/** Whether a room or request that is not hidden has strong signs of a scam that no moderator has looked at. */
export async function hasUncheckedSigns(trx: Db | Trx, { kind, id }: Target): Promise<boolean> {
  const row = await trx
    .selectFrom(kind)
    .select(sql<boolean>`not strong_signs <@ checked_signs`.as("has"))
    .where("id", "=", id)
    .where("standing", "is", null)
    .executeTakeFirst();
  return row?.has === true;
}

/** Keeps a row as it is now, with its photos, for the moderator of its report. */
export async function keepReported(trx: Trx, { kind, id }: Target, row: TargetRow): Promise<string> {
  const version = row.updated_at;
  await trx
    .insertInto("reported_row")
    .values({ kind, target_id: id, version, owner_id: row.owner_id, content: JSON.stringify(row) as never })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (kind === "listing") await keepReportedPhotos(trx, row as ListingRow);
  return version;
}

/** How many versions of a row a moderator is shown. */
const MOST_VERSIONS = 20;

/** A row as it was each time that it was reported after a change, the last version first. */
export function reportedVersions(db: Db | Trx, { kind, id }: Target): Promise<Selectable<ReportedRowTable>[]> {
  return db
    .selectFrom("reported_row")
    .selectAll()
    .where("kind", "=", kind)
    .where("target_id", "=", id)
    .orderBy("version", "desc")
    .limit(MOST_VERSIONS)
    .execute();
}
