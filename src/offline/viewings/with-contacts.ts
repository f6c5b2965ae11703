import type { Listing } from "#domain/listings/listing.ts";
import { openedContacts, rememberContact } from "../cache/contacts/opened-contacts.ts";
import type { Ask, SyncedKind } from "../documents/kind.ts";

/**
 * The kind of viewings, which keeps with their rooms the contacts that the user has opened before, on another phone or before a
 * logout: to ask for such a one again is not counted.
 */
export function withContacts(viewing: SyncedKind<"viewing">): SyncedKind<"viewing"> {
  const { standing, fetch } = viewing.beside!;
  return {
    ...viewing,
    beside: {
      standing,
      async fetch(ask, document) {
        const put = await fetch(ask, document);
        const { listing } = put(NOTHING, 0);
        if (listing?.contact_opened === true) await keepContact(ask, document.owner, listing);
        return put;
      },
    },
  };
}

const NOTHING = { listing: null, fetchedAt: -1, goneAt: null, missedAt: null, savedAt: 0 };

async function keepContact(ask: Ask, owner: string, { id, updated_at }: Listing): Promise<void> {
  const kept = (await openedContacts(owner)).get(id);
  if (kept !== undefined && kept.updated_at >= updated_at) return;
  const askedAt = Date.now();
  const answer = await ask("openListingContact", { params: { id } });
  await rememberContact(owner, id, answer.data, askedAt);
}
