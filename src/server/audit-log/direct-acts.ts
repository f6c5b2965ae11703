import type { DirectAct, DIRECT_REASONS, FieldChange } from "#domain/moderation/act-rules.ts";
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
  const changes = changedFields(doing.target?.kind ?? null, before, after);
  if (changes.length > 0) await note(trx, doing, { act: "edit", reason: "edited_directly", changes });
}

/** Notes that a superuser has deleted what another account owns. @param before What tells which it was. */
export async function noteDirectDeletion(trx: Trx, doing: Doing, before: Fields): Promise<void> {
  const changes = fieldsThatWere(doing.target?.kind ?? null, before);
  await note(trx, doing, { act: "delete", reason: "deleted_directly", changes: changes.length > 0 ? changes : null });
}

/** The account that was added, with its rights. */
interface Added {
  id: string;
  is_superuser: boolean;
  is_active: boolean;
}

/** Notes that an account was added: by a superuser, or by the setting that names the first one. */
export async function noteAddition(
  trx: Trx,
  { id, is_superuser, is_active }: Added,
  { actorId, now }: { actorId: string | null; now: Date },
): Promise<void> {
  const after = { is_superuser, is_active };
  const reason = actorId === null ? "set_at_start" : "created_directly";
  const doing = { actorId, target: null, accountId: id, now };
  await note(trx, doing, { act: "create", reason, changes: changedFields(null, {}, after) });
}

/** Notes that the setting that names the first superuser has made one of an account. */
export async function notePromotion(trx: Trx, before: Added, now: Date): Promise<void> {
  const { id, is_superuser, is_active } = before;
  const changes = changedFields(null, { is_superuser, is_active }, { is_superuser: true, is_active: true });
  const doing = { actorId: null, target: null, accountId: id, now };
  await note(trx, doing, { act: "edit", reason: "set_at_start", changes });
}

async function note(
  trx: Trx,
  { actorId, target, accountId, now }: Omit<Doing, "actorId"> & { actorId: string | null },
  what: { act: DirectAct; reason: (typeof DIRECT_REASONS)[number]; changes: FieldChange[] | null },
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
