import type { Answer } from "#contract/call.ts";
import { within } from "#domain/within.ts";
import { STORE_PATIENCE_MS } from "#offline/databases/store-patience.ts";
import { hasCacheDatabase } from "#offline/databases/has-database.ts";
import type { OpenedContact } from "#offline/cache/contacts/opened-contacts.ts";
import { UnreachableError } from "#contract/api-error.ts";
import { noteServerTime } from "../platform/clock/server-clock.ts";
import { reportReachable, reportUnreachable } from "../platform/connection/connection.ts";
import { askInTime } from "./ask-until-answered.ts";
import { throwIfOthers } from "./credentials/throw-if-others.ts";

export type { OpenedContact };

/** Of what a contact is opened. */
export type ContactOf = "listing" | "request";

/** By the id of their room or request. An object, because SWR sees no difference between two maps. */
export type OpenedContacts = Readonly<Record<string, OpenedContact>>;

/** The contacts that a user has opened, as far as this phone keeps them. */
export async function readOpenedContacts(owner: string): Promise<OpenedContacts> {
  if (!(await hasCacheDatabase())) return {};
  // The code is not on the phone and there is no network to fetch it; or a store that does not answer.
  const module = await import("#offline/cache/contacts/opened-contacts.ts").catch(() => null);
  if (module === null) return {};
  return Object.fromEntries(await within(STORE_PATIENCE_MS, module.openedContacts(owner), new Map<string, never>()));
}

/**
 * Asks the server for a contact, which counts it, and keeps it on this phone.
 * @throws ApiError: 403 without a confirmed address, 404, 429; UnreachableError; SessionChangedError.
 */
export async function openContact(owner: string, of: ContactOf, id: string): Promise<OpenedContact> {
  throwIfOthers(owner);
  const askedAt = Date.now();
  const { data, fetchedAt } = await answered(of, id);
  throwIfOthers(owner);
  noteServerTime(fetchedAt);
  reportReachable();
  // Shown whether or not the phone can keep it.
  void keep(owner, id, data, askedAt);
  return data;
}

async function answered(of: ContactOf, id: string): Promise<Answer<OpenedContact>> {
  try {
    return await askInTime(of === "listing" ? "openListingContact" : "openTenantRequestContact", { params: { id } });
  } catch (error) {
    if (error instanceof UnreachableError) reportUnreachable();
    throw error;
  }
}

async function keep(owner: string, id: string, contact: OpenedContact, askedAt: number): Promise<void> {
  // The code is not on the phone, and the network has just gone.
  const module = await import("#offline/cache/contacts/opened-contacts.ts").catch(() => null);
  await module?.rememberContact(owner, id, contact, askedAt);
}
