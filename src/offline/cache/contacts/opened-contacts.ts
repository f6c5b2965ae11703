import { readOrDefault, tryWrite } from "../../databases/storage-errors.ts";
import { cacheDatabase, type ContactRow } from "../cache-database.ts";
import { hasSessionEndedSince } from "../session-end.ts";

/** How a poster is reached, as the server told when it was opened. */
export type OpenedContact = Pick<ContactRow, "email" | "contact_info" | "contacts_in_text" | "updated_at">;

/** Contacts of one owner at most; those opened longest ago go first, and can be opened again for nothing. */
const MOST_CONTACTS = 500;

/**
 * Keeps a contact that a user has opened, for use without a network; it goes with their session. A full or
 * missing store means that it is not kept, never that the caller fails.
 * @param id Of the room or request. @param askedAt When it was asked for, epoch milliseconds by the phone's clock.
 */
export async function rememberContact(
  owner: string,
  id: string,
  { email, contact_info, contacts_in_text = null, updated_at }: OpenedContact,
  askedAt: number,
): Promise<void> {
  const db = cacheDatabase();
  await tryWrite(() =>
    db.transaction("rw", db.contacts, db.facts, async () => {
      if (await hasSessionEndedSince(owner, askedAt)) return;
      await db.contacts.put({ owner, id, email, contact_info, contacts_in_text, updated_at, openedAt: askedAt });
      const kept = await db.contacts.where("owner").equals(owner).sortBy("openedAt");
      const surplus = kept.slice(0, Math.max(0, kept.length - MOST_CONTACTS));
      await db.contacts.bulkDelete(surplus.map((row): [string, string] => [row.owner, row.id]));
    }),
  );
}

/** Every contact that a user has opened and this phone keeps, by the id of its room or request. */
export async function openedContacts(owner: string): Promise<Map<string, OpenedContact>> {
  const rows = await readOrDefault(() => cacheDatabase().contacts.where("owner").equals(owner).toArray(), []);
  return new Map(
    rows.map(({ id, email, contact_info, contacts_in_text = null, updated_at }) => {
      const contact: OpenedContact = { email, contact_info, contacts_in_text, updated_at };
      return [id, contact] as const;
    }),
  );
}
