import { openingsOfRequests } from "../contacts/contact-opening-store.ts";
import type { Db } from "../db/db.ts";
import { toOthersRequest, toTenantRequest, type AnsweredRequest, type RequestRow } from "./request-row.ts";

interface Reader {
  userId: string;
  /** Whether they see the contact data of all requests. */
  contacts: boolean;
}

/** Requests as somebody sees them: in their own ones also how many people have opened the contact. */
export async function requestsFor(
  db: Db,
  rows: readonly RequestRow[],
  { userId, contacts }: Reader,
): Promise<AnsweredRequest[]> {
  const isOwn = (row: RequestRow) => row.owner_id === userId;
  const openings = await openingsOfRequests(
    db,
    rows.filter(isOwn).map(({ id }) => id),
  );
  return rows.map((row) => {
    if (!isOwn(row)) return contacts ? toTenantRequest(row) : toOthersRequest(row);
    const contact_openings = openings.get(row.id);
    return { ...toTenantRequest(row), ...(contact_openings !== undefined && { contact_openings }) };
  });
}

/** One request, the same way. */
export async function requestFor(db: Db, row: RequestRow, reader: Reader): Promise<AnsweredRequest> {
  const [request] = await requestsFor(db, [row], reader);
  return request!;
}
