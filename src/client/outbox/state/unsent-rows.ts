import type { Draft, DraftKind } from "#offline/drafts/draft.ts";
import { choiceIn, type ListChoice } from "#offline/outbox/entries/change-in-list.ts";
import { titleOf } from "#offline/outbox/entries/entry-rows.ts";
import type { OutboxEntry, ShownChange } from "#offline/drafts/outbox-entry.ts";
import { shownState, waitsForOwner, type ShownState } from "#offline/outbox/entries/entry-state.ts";
import type { Outbox } from "#offline/outbox/entries/outbox-of.ts";

/** A draft, or an entry that the server has not processed. */
export interface UnsentRow {
  /** Its key in the list. */
  subject: string;
  /** The row's id, which is its draft's too; a report's or a deed's own; empty for the profile. */
  id: string;
  kind: DraftKind | "profile" | "report" | "deed";
  /** The pending operation. */
  intent: ShownChange["type"];
  /** Empty where nothing was typed yet. */
  title: string;
  state: ShownState;
  draft: Draft | undefined;
  /** What was chosen for a posted room in its list; undefined of what was written in a form. */
  choice: ListChoice | undefined;
  /** Its oldest entry, whose state is shown. */
  entry: OutboxEntry<ShownChange> | undefined;
  /** The time of the last edit or post, by the phone's clock, epoch milliseconds. */
  at: number;
}

interface Parts {
  /** This tab as a sender. */
  holder: string;
  now: number;
}

/** All unsent work in one list: entries that need their owner, then those in sending order, then drafts. */
export function unsentRows({ drafts, entries, lease, pause }: Outbox, { holder, now }: Parts): UnsentRow[] {
  const oldest = new Map<string, OutboxEntry<ShownChange>>();
  for (const entry of entries) if (!oldest.has(entry.subject)) oldest.set(entry.subject, entry);
  const draftOf = new Map(drafts.map((draft) => [`${draft.kind}:${draft.id}`, draft]));
  const subjects = new Set([...oldest.keys(), ...draftOf.keys()]);
  const rows = [...subjects].map((subject): UnsentRow => {
    const [entry, draft] = [oldest.get(subject), draftOf.get(subject)];
    const state = shownState({ entry, draft, lease, pause, holder, now });
    const { id, kind, intent, title, at } = aboutOf(entry, draft);
    const choice = choiceAbout(entries.filter((other) => other.subject === subject));
    return { subject, id, kind, intent, title, state, draft, entry, at, choice };
  });
  return rows.toSorted((a, b) => urgency(a.state) - urgency(b.state));
}

/** What entries about one subject have chosen in the list, the later over the earlier. */
function choiceAbout(entries: readonly OutboxEntry<ShownChange>[]): ListChoice | undefined {
  const choices = entries.flatMap((entry) => choiceIn(entry) ?? []);
  return choices.length === 0 ? undefined : Object.assign({}, ...choices);
}

function aboutOf(
  entry: OutboxEntry<ShownChange> | undefined,
  draft: Draft | undefined,
): Pick<UnsentRow, "id" | "kind" | "intent" | "title" | "at"> {
  if (draft !== undefined) {
    const intent = entry?.change.type ?? (draft.base === null ? "create" : "update");
    return { id: draft.id, kind: draft.kind, intent, title: titleOf(draft), at: entry?.queuedAt ?? draft.editedAt };
  }
  const { change, queuedAt: at } = entry!;
  return { ...subjectIn(change), intent: change.type, title: titleOfChange(change), at };
}

function subjectIn(change: ShownChange): Pick<UnsentRow, "id" | "kind"> {
  if (change.type === "profile") return { id: "", kind: "profile" };
  if (change.type === "report" || change.type === "deed") return { id: change.id, kind: change.type };
  return { id: change.id, kind: change.kind };
}

function titleOfChange(change: ShownChange): string {
  if (change.type === "profile") return "";
  if (change.type === "delete" || change.type === "report" || change.type === "deed") return change.title;
  // An entry of a newer build need not have fields (U11).
  if (!("fields" in change)) return "";
  return "title" in change.fields ? change.fields.title : change.fields.city;
}

function urgency(state: ShownState): number {
  if (waitsForOwner(state)) return 0;
  return state.name === "draft" ? 2 : 1;
}
