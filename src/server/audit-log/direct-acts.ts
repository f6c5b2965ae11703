import type { DirectAct, FieldChange } from "#domain/moderation/act-rules.ts";
import type { ReportKind } from "#domain/moderation/report-rules.ts";
import type { Trx } from "../db/db.ts";
import { changedFields, fieldsThatWere, type Fields } from "./changed-fields.ts";
import { insertAct } from "./log-store.ts";

/** Who does something to what, and when. */
interface Doing {
  actorId: string;
  /** The room or request; null for an account by itself. */
  target: { kind: ReportKind; id: string } | null;
  /** Whose it is; null where it has no owner, and for an account that is deleted. */
  accountId: string | null;
  now: Date;
}

/** Notes that a superuser has edited what another account owns; nothing where nothing was changed by it. */
export async function noteDirectEdit(
  trx: Trx,
  doing: Doing,
  { before, after }: { before: Fields; after: Fields },
): Promise<void> {
  const changes = changedFields(before, after);
  if (changes.length > 0) await note(trx, doing, { act: "edit", reason: "edited_directly", changes });
}

/** Notes that a superuser has deleted what another account owns. @param before What tells which it was. */
export async function noteDirectDeletion(trx: Trx, doing: Doing, before: Fields): Promise<void> {
  const changes = fieldsThatWere(before);
  await note(trx, doing, { act: "delete", reason: "deleted_directly", changes: changes.length > 0 ? changes : null });
}

async function note(
  trx: Trx,
  { actorId, target, accountId, now }: Doing,
  what: { act: DirectAct; reason: "edited_directly" | "deleted_directly"; changes: FieldChange[] | null },
): Promise<void> {
  await insertAct(trx, {
    ...what,
    id: crypto.randomUUID(),
    kind: target?.kind ?? null,
    target_id: target?.id ?? null,
    account_id: accountId,
    actor_id: actorId,
    words_zh: null,
    words_en: null,
    at: now.toISOString(),
  });
}
