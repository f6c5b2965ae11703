import type { Static } from "typebox";
import { pathOf } from "#contract/call.ts";
import { londonDay } from "#domain/calendar-day.ts";
import type { ExportSchema } from "#contract/schemas/export.ts";
import { secondFactorState } from "../../auth/second-factor/second-factor-store.ts";
import { feedbackOf } from "../../ai/feedback-store.ts";
import { openingsBy } from "../../contacts/contact-opening-store.ts";
import { DRAFT_COLUMNS, toDraft, type DraftRow } from "../../drafts/draft-row.ts";
import type { Language } from "#domain/language.ts";
import type { Db, Trx } from "../../db/db.ts";
import { LISTING_COLUMNS, toListing, WHOLE_VIEW } from "../../listings/listing-row.ts";
import { listRemoved } from "../../listings/removed-listing-store.ts";
import { offersWith } from "../../matches/offers/offer-store.ts";
import { noticesOf } from "../../moderation/appeals/notice-store.ts";
import { reportsOf } from "../../moderation/reports/report-store.ts";
import { notificationsOf } from "../../notifications/notification-store.ts";
import { settingsOf } from "../../notifications/setting-store.ts";
import { subscriptionsOf } from "../../push/subscription-store.ts";
import { listSavedSearches, newCountsOf, toSavedSearch } from "../../saved-searches/saved-search-store.ts";
import { fieldsOf as requestFieldsOf, type RequestRow } from "../../tenant-requests/request-row.ts";
import { listsOf as sharedListsOf, opinionsBy } from "../../shared-lists/shared-list-store.ts";
import { toViewing, type ViewingRow } from "../../viewings/viewing-row.ts";
import { listViewings } from "../../viewings/viewing-store.ts";
import { toUser } from "../../accounts/account-row.ts";
import { findAccount } from "../../accounts/account-store.ts";
import type { PrivatePhoto } from "./export-archive.ts";

type Export = Static<typeof ExportSchema>;

/** What the database holds about a user. */
interface Everything {
  records: Omit<Export, "exported_at" | "photos">;
  /** Where the photos of viewings and drafts lie; those of rooms say it themselves. */
  privatePhotos: PrivatePhoto[];
}

/** Everything the database holds about a user, as of one moment; undefined when there is no such account. @param now ISO text. */
export function readEverything(db: Db, id: string, now: string): Promise<Everything | undefined> {
  const oneMoment = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  return oneMoment.execute(async (trx) => {
    const account = await findAccount(trx, id);
    if (account === undefined) return undefined;
    const records = {
      user: toUser(account),
      consents: await consentsOf(trx, id),
      sessions: await sessionsOf(trx, id),
      second_factor: await secondFactorState(trx, id),
      ended_sessions: await endedSessionsOf(trx, id),
      listings: await listingsOf(trx, id),
      removed_listings: await listRemoved(trx, id, now),
      tenant_requests: await requestsOf(trx, id),
      viewings: await viewingsOf(trx, id),
      shared_lists: await sharedListsOf(trx, id),
      opinions: await opinionsBy(trx, id),
      drafts: await draftsOf(trx, id),
      reports: await reportsOf(trx, id),
      notices: await noticesOf(trx, id),
      saved_searches: await savedSearchesOf(trx, id, now),
      notification_settings: await settingsOf(trx, id),
      push_devices: await subscriptionsOf(trx, id),
      notifications: (await notificationsOf(trx, id)).map((row) => toldIn(row, account.language)),
      ai_feedback: await feedbackOf(trx, id),
      contact_openings: await openingsBy(trx, id),
      offers: await offersWith(trx, id),
    };
    return { records, privatePhotos: [...(await photosOfViewings(trx, id)), ...(await photosOfDrafts(trx, id))] };
  });
}

/** A message, and what each of its sources says, in one language. */
function toldIn(
  { texts, sources, ...told }: Awaited<ReturnType<typeof notificationsOf>>[number],
  language: Language,
): Export["notifications"][number] {
  const said = (sources ?? []).map((source) => Object.assign({ kind: source.kind }, source.texts[language]));
  return { ...told, ...texts[language], sources: said };
}

function consentsOf(trx: Trx, id: string): Promise<Export["consents"]> {
  return trx
    .selectFrom("consent")
    .select(["agreement_version", "agreement_language", "receive_updates", "allow_data_for_training", "created_at"])
    .where("account_id", "=", id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

function sessionsOf(trx: Trx, id: string): Promise<Export["sessions"]> {
  return trx
    .selectFrom("session")
    .select(["created_at", "rotated_at as last_used_at", "remember as remembered", "browser", "system"])
    .where("account_id", "=", id)
    .orderBy("created_at")
    .execute();
}

function endedSessionsOf(trx: Trx, id: string): Promise<Export["ended_sessions"]> {
  return trx
    .selectFrom("ended_session")
    .select(["reason", "ended_at"])
    .where("account_id", "=", id)
    .orderBy("ended_at")
    .orderBy("id")
    .execute();
}

async function listingsOf(trx: Trx, id: string): Promise<Export["listings"]> {
  const rows = await trx
    .selectFrom("listing")
    .select(LISTING_COLUMNS)
    .where("owner_id", "=", id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => toListing(row, WHOLE_VIEW));
}

async function requestsOf(trx: Trx, id: string): Promise<Export["tenant_requests"]> {
  const rows = await trx
    .selectFrom("tenant_request")
    .selectAll()
    .where("owner_id", "=", id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(toExportedRequest);
}

function toExportedRequest(row: RequestRow): Export["tenant_requests"][number] {
  return { id: row.id, ...requestFieldsOf(row), created_at: row.created_at, updated_at: row.updated_at };
}

async function savedSearchesOf(trx: Trx, id: string, now: string): Promise<Export["saved_searches"]> {
  const counts = await newCountsOf(trx, id, londonDay(new Date(now)));
  return (await listSavedSearches(trx, id)).map((row) => toSavedSearch(row, counts.get(row.id) ?? 0));
}

async function viewingsOf(trx: Trx, id: string): Promise<Export["viewings"]> {
  return (await listViewings(trx, id)).map(toExportedViewing);
}

function toExportedViewing(row: ViewingRow): Export["viewings"][number] {
  const { listing_id, content } = row;
  const photo_links = content.photos.map(({ uuid }) => pathOf("readViewingPhoto", { listing_id, uuid }));
  return { ...toViewing(row), photo_links };
}

async function draftsOf(trx: Trx, id: string): Promise<Export["drafts"]> {
  const rows = await trx
    .selectFrom("draft")
    .select(DRAFT_COLUMNS)
    .where("owner_id", "=", id)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(toExportedDraft);
}

// A photo may still be on its way from the phone; its link is a 404 until then.
function toExportedDraft(row: DraftRow): Export["drafts"][number] {
  const { id, content } = row;
  return { ...toDraft(row), photo_links: content.photos.map(({ uuid }) => pathOf("readDraftPhoto", { id, uuid })) };
}

async function photosOfViewings(trx: Trx, owner: string): Promise<PrivatePhoto[]> {
  const photos = await trx
    .selectFrom("viewing_photo")
    .select(["listing_id as id", "uuid", "file_id as fileId"])
    .where("owner_id", "=", owner)
    .orderBy("listing_id")
    .orderBy("uuid")
    .execute();
  return photos.map(({ id, uuid, fileId }) => ({ of: "viewing", id, uuid, fileId }));
}

async function photosOfDrafts(trx: Trx, owner: string): Promise<PrivatePhoto[]> {
  const photos = await trx
    .selectFrom("draft_photo")
    .select(["draft_id as id", "uuid", "file_id as fileId"])
    .where("owner_id", "=", owner)
    .orderBy("draft_id")
    .orderBy("uuid")
    .execute();
  return photos.map(({ id, uuid, fileId }) => ({ of: "draft", id, uuid, fileId }));
}
