import { useLingui } from "@lingui/react";
import { useLocation } from "wouter";
import type { Draft, DraftKind } from "#offline/drafts/draft.ts";
import { keepRow } from "#offline/outbox/entries/enqueue.ts";
import { needsOwner } from "#offline/outbox/entries/entry-state.ts";
import { formPath } from "../../drafts/form-path.ts";
import { reopenForEditing } from "../../drafts/reopen-for-editing.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { toast } from "../../ui/toasts/toasts.ts";
import { doInStore } from "../../drafts/store/do-in-store.ts";
import type { UnsentRow } from "../state/unsent-rows.ts";
import { OWN_LIST_WORDS, type RemovalOf } from "./own-list-words.ts";
import type { Removal } from "./removal-sheet.tsx";

interface Props {
  kind: DraftKind;
  owner: string;
  row: UnsentRow;
  /** The row's title, announced with each button. */
  title: string;
  /** Whether they fill the width of a phone, below a picture. */
  isWide: boolean;
  onRemove: (removal: Removal) => void;
}

/** The actions of an unsent row: edit, change, withdraw, or resolve it. */
export function WaitingActions({ row: { draft, entry }, isWide, onRemove, ...props }: Props) {
  const { i18n } = useLingui();
  const grow = isWide ? "grow" : "";
  return (
    <div className={`flex flex-wrap gap-2 empty:hidden ${isWide ? "col-span-2 sm:col-span-1" : ""}`}>
      {entry !== undefined && needsOwner(entry) && (
        <ButtonLink look="primary" className={grow} href={paths.outbox}>
          {i18n._(OWN_LIST_WORDS[props.kind].toOutbox)}
        </ButtonLink>
      )}
      {entry?.change.type === "delete" && !entry.mayHaveArrived && <UndoDeletion {...props} seq={entry.seq} />}
      {draft !== undefined && (
        <>
          <EditButton {...props} draft={draft} className={grow} />
          {removalsOf(props.kind, draft).map((what) => (
            <RemoveButton
              key={what}
              {...props}
              what={what}
              onRemove={() => onRemove({ what, id: draft.id, title: props.title })}
            />
          ))}
        </>
      )}
    </div>
  );
}

type ActionProps = Pick<Props, "kind" | "owner" | "title">;

/** Cancels an unsent deletion. @property seq Of its entry in the outbox. */
export function UndoDeletion({ kind, owner, title, seq }: ActionProps & { seq: number }) {
  const { i18n } = useLingui();
  const { undo, undoTooLate } = OWN_LIST_WORDS[kind];
  const keep = () =>
    doInStore(i18n, async () => {
      if (!(await keepRow(owner, seq))) toast("warning", i18n._(undoTooLate));
    });
  const action = i18n._(undo.button);
  return (
    <Button aria-label={i18n._(undo.label, { action, title })} onClick={() => void keep()}>
      {action}
    </Button>
  );
}

function EditButton({ kind, owner, title, draft, className }: ActionProps & { draft: Draft; className: string }) {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const { edit, resume } = OWN_LIST_WORDS[kind];
  const isPosted = draft.status === "posted";
  const words = isPosted ? edit : resume;
  const open = () =>
    doInStore(i18n, async () => {
      // Dequeues the entry: it is edited again.
      const state = isPosted ? await reopenForEditing(owner, draft.id) : undefined;
      navigate(formPath(kind, draft.id), { state });
    });
  const action = i18n._(words.button);
  return (
    <Button className={className} aria-label={i18n._(words.label, { action, title })} onClick={() => void open()}>
      {action}
    </Button>
  );
}

/** A room with unsent changes is listed below too, with a menu that deletes it; a request is listed once. */
function removalsOf(kind: DraftKind, { base, status }: Draft): RemovalOf[] {
  if (base !== null) return kind === "listing" ? ["changes"] : ["changes", "posted"];
  return [status === "posted" ? "unsent" : "draft"];
}

function RemoveButton({ kind, title, what, onRemove }: ActionProps & { what: RemovalOf; onRemove: () => void }) {
  const { i18n } = useLingui();
  const words = OWN_LIST_WORDS[kind].remove[what];
  // Beside a button that deletes the whole request, discarding its changes loses less.
  const look = kind === "request" && what === "changes" ? "quiet" : "danger";
  const action = i18n._(words.button);
  return (
    <Button look={look} aria-label={i18n._(words.label, { action, title })} onClick={onRemove}>
      {action}
    </Button>
  );
}
