import { addRequestOf } from "../tenant-requests/support.ts";
import type { TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

/** An address and a handle that stand nowhere but in the contact data of somebody's room and request. */
export const CONTACTS = ["reach-me@example.org", "wx-only-when-opened"] as const;

/** Whether an answer gives them away. */
export function hasContacts(body: string): boolean {
  return CONTACTS.some((contact) => body.includes(contact));
}

/** Adds a room and a request with these contacts. @returns The ids of both, and whose they are. */
export async function addMarked(server: TestApp): Promise<{ owner: TestUser; room: string; request: string }> {
  const owner = await server.addUser();
  const [email, contact_info] = CONTACTS;
  const [room = ""] = await server.add({ title: "studio", price: 190, email, contact_info });
  await server.database.pool.query("update listing set owner_id = $1 where id = $2", [owner.id, room]);
  const request = await addRequestOf(server, owner);
  await server.database.pool.query("update tenant_request set email = $1, contact_info = $2", [email, contact_info]);
  return { owner, room, request };
}
