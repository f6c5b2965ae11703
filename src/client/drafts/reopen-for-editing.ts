import type { TakenShared } from "#offline/drafts/shared/take-shared.ts";
import type { EntryProblem, MergedField } from "#offline/drafts/outbox-entry.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { takeBack } from "#offline/outbox/entries/enqueue.ts";

/** The history state of a form. */
export interface FormHistory {
  /** The field to begin with. */
  field?: MergedField;
  /** The server's validation errors. */
  refused?: EntryProblem[];
  /** The outcome of importing a share. */
  shared?: TakenShared;
}

/**
 * Moves a queued entry back to a draft.
 * @returns The form's history state, so that the server's errors are shown at their fields.
 */
export async function reopenForEditing(owner: string, id: string): Promise<FormHistory> {
  const { entries } = await outboxOf(owner);
  const refused = entries.flatMap(({ change, state }) =>
    change.type !== "profile" && change.id === id && state.name === "needs-fix" ? state.problems : [],
  );
  await takeBack(owner, id);
  return { refused };
}
