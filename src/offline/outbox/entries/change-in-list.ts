import { fieldsOfListing } from "#domain/listings/listing-rules.ts";
import type { ListingField, ListingFields } from "#domain/listings/listing-fields.ts";
import { stateOf, type Listing } from "#domain/listings/listing.ts";
import { draftsDatabase } from "../../drafts/drafts-database.ts";
import { inOrder } from "../../drafts/draft-rows.ts";
import { changedFields } from "./edits.ts";
import { entriesAbout, inTransaction, newEntry } from "./entry-rows.ts";
import { choiceSubject, type OutboxEntry, type UpdateChange } from "../../drafts/outbox-entry.ts";

/** What is chosen in the list of one's rooms, beside any form. */
export type ListChoice = Partial<Pick<ListingFields, "state" | "begin_date" | "end_date">>;

/**
 * Queues what was chosen for a posted room in the list, such as that it is let. It is an edit of those fields, sent and merged
 * like any other; a draft of the room, posted or not, has no part in it. One that has not left yet is changed in place, and goes
 * where that leaves nothing to send (C15).
 * @param seen The room as it was shown, with what was chosen before and has not been sent.
 */
export async function changeInList(owner: string, seen: Listing, choice: ListChoice): Promise<void> {
  await inTransaction(async () => {
    const { outbox } = draftsDatabase();
    const last = (await entriesAbout(owner, choiceSubject("listing", seen.id))).at(-1);
    const waiting = last !== undefined && !last.mayHaveArrived ? last : undefined;
    if (waiting !== undefined) await outbox.delete(waiting.seq);
    const earlier = waiting && listChange(waiting);
    // An answer that was kept from before there were states has none.
    const base = earlier?.base ?? { ...seen, state: stateOf(seen) };
    const change = choiceOf(base, { ...(earlier && chosen(earlier)), ...choice });
    if (change.only!.length > 0) await outbox.add(newEntry(owner, change));
  });
}

/** Gives up what was chosen in the list, and was refused or is asked about: the room stays as the server has it. */
export async function dropChoice(owner: string, seq: number): Promise<void> {
  await inTransaction(async () => {
    const entry = await draftsDatabase().outbox.get(seq);
    if (entry?.owner === owner && listChange(entry) !== undefined) await draftsDatabase().outbox.delete(seq);
  });
}

/** What an entry has chosen in the list; undefined for any other entry. */
export function choiceIn(entry: Pick<OutboxEntry, "change">): ListChoice | undefined {
  const change = listChange(entry);
  return change && chosen(change);
}

type ListChange = UpdateChange<"listing">;

function listChange({ change }: Pick<OutboxEntry, "change">): ListChange | undefined {
  return change.type === "update" && change.only !== undefined ? (change as ListChange) : undefined;
}

function chosen({ fields, only }: ListChange): ListChoice {
  return Object.fromEntries((only ?? []).map((name) => [name, fields[name]]));
}

function choiceOf(base: Listing, choice: ListChoice): ListChange {
  const fields = { ...fieldsOfListing(base), ...choice };
  const photos = inOrder(base).map(({ uuid }) => uuid);
  const change: ListChange = { type: "update", kind: "listing", id: base.id, fields, photos, base };
  return { ...change, only: changedFields(change) as ListingField[] };
}
