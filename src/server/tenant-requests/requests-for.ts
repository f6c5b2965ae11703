import { openingsOfRequests } from "../contacts/contact-opening-store.ts";
import type { Db } from "../db/db.ts";
import { toOthersRequest, toTenantRequest, type AnsweredRequest, type RequestRow } from "./request-row.ts";
import { signsOfRequests } from "./request-signs.ts";

interface Reader {
  userId: string;
  /** Whether they see the contact data of all requests. */
  contacts: boolean;
  now: Date;
}

/**
 * Requests as their reader sees them: others', and their own that wait for a look, with why to look twice at them (A-65, A-90); their
 * own with how many people have opened the contact (A-53).
 */
export async function requestsFor(
  db: Db,
  rows: readonly RequestRow[],
  { userId, contacts, now }: Reader,
): Promise<AnsweredRequest[]> {
  const own = rows.filter(({ owner_id }) => owner_id === userId);
  const explained = rows.filter(({ owner_id, awaits_check }) => owner_id !== userId || awaits_check);
  const openings = await openingsOfRequests(
    db,
    own.map(({ id }) => id),
  );
  const found = await signsOfRequests(db, explained, now);
  return rows.map((row) => {
    const signs = found.get(row.id);
    const contact_openings = openings.get(row.id);
    return {
      ...(contacts || row.owner_id === userId ? toTenantRequest(row) : toOthersRequest(row)),
      ...(contact_openings !== undefined && { contact_openings }),
      ...(signs !== undefined && { signs }),
    };
  });
}

/** One request, the same way. */
export async function requestFor(db: Db, row: RequestRow, reader: Reader): Promise<AnsweredRequest> {
  const [request] = await requestsFor(db, [row], reader);
  return request!;
}
