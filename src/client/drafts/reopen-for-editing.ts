import type { TakenShared } from "#offline/drafts/shared/take-shared.ts";
import type { EntryProblem } from "#offline/outbox/entries/entry.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { takeBack } from "#offline/outbox/entries/enqueue.ts";

/** What the address of a form carries along in the history. */
export interface FormHistory {
  /** What the server has refused of it. */
  refused?: EntryProblem[];
  /** What has just come into it from another app. */
  shared?: TakenShared;
}

/**
 * Takes something posted back to be written again.
 * @returns For the form's place in the history, so that the server's objections stand at their fields there.
 */
export async function reopenForEditing(owner: string, id: string): Promise<FormHistory> {
  const { entries } = await outboxOf(owner);
  const refused = entries.flatMap(({ change, state }) =>
    change.type !== "profile" && change.id === id && state.name === "needs-fix" ? state.problems : [],
  );
  await takeBack(owner, id);
  return { refused };
}
