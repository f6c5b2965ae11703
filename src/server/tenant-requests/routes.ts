import { contactIn } from "#domain/listings/contact.ts";
import type { Call } from "#contract/endpoints.ts";
import { DEFAULT_PAGE_SIZE, TENANT_REQUEST_LIMIT } from "#domain/limits.ts";
import type { Db } from "../db/db.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import type { Caller } from "../http/calls/caller.ts";
import type { CallServer } from "../http/calls/serve-calls.ts";
import type { ContactOpenings } from "../contacts/contact-openings.ts";
import { serveOwnRequests, type OwnRequestParts } from "./own-request-routes.ts";
import { absentByModerator, absentRow, isHidden } from "../removals/absent-row.ts";
import { publicText } from "../public-text.ts";
import { contactsInRequest, fieldsOf, type RequestRow } from "./request-row.ts";
import { requestFor, requestsFor } from "./requests-for.ts";
import { citiesOfOpen, findRequest, listRequests } from "./request-store.ts";

export interface RequestParts extends OwnRequestParts {
  db: Db;
  contacts: ContactOpenings;
  /** Whether everybody's contact data is in every list (PUBLIC_CONTACTS). */
  publicContacts: boolean;
  /** How much fits each open room and request of a user; undefined while there is too much to do. */
  countMatches: (userId: string, db: Db) => Promise<Call<"countMatches">["answer"]["data"] | undefined>;
}

/** The calls under /api/v1/tenants. */
export function serveTenantRequests(
  calls: CallServer,
  { contacts, publicContacts, countMatches, ...parts }: RequestParts,
): void {
  const { db, clock, limits, today } = parts;
  calls.serve("listTenantRequests", async ({ query, caller }) => {
    const { skip = 0, limit = DEFAULT_PAGE_SIZE, show_all = false } = query;
    // TN-04: a heavy answer, which no page needs to fetch over and over.
    if (show_all) await limits.take([["requestBulkRead", caller.userId]]);
    const whose = show_all ? { openOn: today() } : { ownerId: caller.userId };
    const page = { skip, limit: Math.min(limit, TENANT_REQUEST_LIMIT) };
    const [{ rows, count }, cities] = await Promise.all([listRequests(db, whose, page), citiesOfOpen(db, today())]);
    const data = await requestsFor(db, rows, { ...readerOf(caller), contacts: publicContacts });
    const answer = { data, cities: cities.map((city) => publicText(city)), count };
    if (show_all || answer.count === 0) return answer;
    const matches = await countMatches(caller.userId, db);
    return { ...answer, ...(matches && { matches }) };
  });

  calls.serve("readTenantRequest", async ({ params, caller }) => {
    const row = await readableRequest(params.id, caller);
    // Superusers edit and judge other people's requests, one by one.
    return requestFor(db, row, { ...readerOf(caller), contacts: publicContacts || caller.isSuperuser });
  });

  calls.serve("openTenantRequestContact", async ({ params, caller, client }) => {
    const row = await readableRequest(params.id, caller);
    await contacts.note({ of: { requestId: row.id }, ownerId: row.owner_id, caller, client });
    return { ...contactIn(fieldsOf(row)), contacts_in_text: contactsInRequest(row), updated_at: row.updated_at };
  });

  serveOwnRequests(calls, parts);

  function readerOf({ userId }: Caller) {
    return { userId, now: clock.now() };
  }

  /** @throws HttpError 404. */
  async function readableRequest(id: string, { userId, isSuperuser }: Caller): Promise<RequestRow> {
    const row = isUuid(id) ? await findRequest(db, id) : undefined;
    if (row === undefined) throw await absentRow(db, "request", id);
    if (row.standing === "removed") throw absentByModerator("request", row.standing);
    const isOwn = row.owner_id === userId || isSuperuser;
    if (isHidden(row) && !isOwn) throw absentByModerator("request", "hidden");
    return row;
  }
}
