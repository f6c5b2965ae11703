import type { DraftKind, RowOf } from "../../drafts/draft.ts";
import { draftsDatabase } from "../../drafts/drafts-database.ts";
import {
  isChoice,
  type OutboxEntry,
  type ProfileChange,
  type Receipt,
  type SenderPlace,
  type ShownChange,
} from "../../drafts/outbox-entry.ts";
import { titleOfRow } from "../entries/entry-rows.ts";

/** The number of receipts kept per owner. */
const RECEIPTS_KEPT = 20;

/** Keeps the receipt of an entry that the server has applied, and of its owner's no more than the latest. */
export async function keepReceipt(
  { owner, change }: OutboxEntry<ShownChange>,
  {
    row,
    ...facts
  }: Pick<Receipt, "merged" | "wasThere" | "at" | "reportNumber"> & { by: SenderPlace; row: RowOf[DraftKind] | null },
): Promise<Receipt> {
  const db = draftsDatabase();
  const receipt = { owner, type: change.type, ...about(change, row), ...facts };
  const id = await db.receipts.add(receipt);
  const all = await db.receipts.where("owner").equals(owner).primaryKeys();
  await db.receipts.bulkDelete(all.toSorted((a, b) => a - b).slice(0, -RECEIPTS_KEPT));
  return { ...receipt, id };
}

function about(
  change: ShownChange,
  row: RowOf[DraftKind] | null,
): Pick<Receipt, "kind" | "entityId" | "title" | "profile" | "isChoice" | "isRestored" | "deed"> {
  if (change.type === "profile") return { kind: "profile", entityId: null, title: "", profile: aboutProfile(change) };
  if (change.type === "report") return { kind: "report", entityId: change.id, title: change.title };
  if (change.type === "deed") return { kind: "deed", entityId: change.id, title: change.title, deed: change.deed.name };
  return {
    kind: change.kind,
    entityId: change.id,
    title: change.type === "delete" ? change.title : row === null ? "" : titleOfRow(row),
    ...(isChoice(change) && { isChoice: true }),
    ...(change.type === "create" && change.restores && { isRestored: true }),
  };
}

// The receipt keeps the field names only, not the values.
function aboutProfile({ body }: ProfileChange): NonNullable<Receipt["profile"]> {
  return { fields: Object.keys(body), agreementVersion: body.agreement_version ?? null };
}
