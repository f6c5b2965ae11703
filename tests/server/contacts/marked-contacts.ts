import type { ListingContactField } from "#domain/listings/listing-fields.ts";
import { addRequestOf } from "../tenant-requests/support.ts";
import type { TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

/** A value of each field of a contact that stands nowhere else. */
export const CONTACTS: Record<ListingContactField, string> = {
  email: "reach-me@example.org",
  contact_info: "wx-only-when-opened",
  xhs_link: "https://xhslink.com/only-when-opened",
};

/** Whether an answer gives them away. */
export function hasContacts(body: string): boolean {
  return Object.values(CONTACTS).some((contact) => body.includes(contact));
}

/** Adds a room and a request with these contacts. @returns The ids of both, and whose they are. */
export async function addMarked(server: TestApp): Promise<{ owner: TestUser; room: string; request: string }> {
  const owner = await server.addUser();
  const { email, contact_info, xhs_link } = CONTACTS;
  const [room = ""] = await server.add({ title: "studio", price: 190, email, contact_info });
  const link = "update listing set owner_id = $1, xhs_link = $2 where id = $3";
  await server.database.pool.query(link, [owner.id, xhs_link, room]);
  const request = await addRequestOf(server, owner);
  await server.database.pool.query("update tenant_request set email = $1, contact_info = $2", [email, contact_info]);
  return { owner, room, request };
}
