import { useLingui } from "@lingui/react";
import { useLocation } from "wouter";
import { keepRow } from "#offline/outbox/entries/enqueue.ts";
import { needsOwner } from "#offline/outbox/entries/entry-state.ts";
import { paths } from "../../../paths.ts";
import { reopenForEditing } from "../../../drafts/reopen-for-editing.ts";
import { formPath } from "../../../drafts/form-path.ts";
import type { UnsentRow } from "../../../outbox/state/unsent-rows.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toasts/toasts.ts";
import type { Removal } from "./remove-sheet.tsx";

interface Props {
  owner: string;
  row: UnsentRow;
  title: string;
  onRemove: (removal: Removal) => void;
}

/** What can be done with a room that waits: go on writing, change it, take it back. */
export function WaitingActions({ row, ...props }: Props) {
  const { draft, entry, intent } = row;
  if (intent === "delete") {
    return entry?.mayHaveArrived === false ? <UndoDeletion {...props} seq={entry.seq} /> : null;
  }
  if (draft === undefined) return null;
  return <DraftActions {...props} draft={draft} isStuck={entry !== undefined && needsOwner(entry)} />;
}

/** Takes back a deletion that has not left the phone. */
export function UndoDeletion({ owner, title, seq }: Pick<Props, "owner" | "title"> & { seq: number }) {
  const { i18n } = useLingui();
  const undo = async () => {
    if (!(await keepRow(owner, seq))) toast("warning", i18n._("own-listings.undo.too-late"));
  };
  return (
    <Button aria-label={i18n._("own-listings.undo-of", { title })} onClick={() => void undo()}>
      {i18n._("own-listings.undo")}
    </Button>
  );
}

function DraftActions({
  owner,
  draft,
  isStuck,
  title,
  onRemove,
}: Omit<Props, "row"> & { draft: NonNullable<UnsentRow["draft"]>; isStuck: boolean }) {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const isPosted = draft.status === "posted";
  const open = async () => {
    // What waits to be sent is not sent meanwhile: it is being written again.
    const state = isPosted ? await reopenForEditing(owner, draft.id) : undefined;
    navigate(formPath("listing", draft.id), { state });
  };
  const what = draft.base === null ? "draft" : "changes";
  return (
    <div className="col-span-2 flex flex-wrap gap-2 sm:col-span-1">
      {isStuck && (
        <ButtonLink look="primary" className="grow" href={paths.outbox}>
          {i18n._("own-listings.to-outbox")}
        </ButtonLink>
      )}
      <Button
        className="grow"
        aria-label={i18n._(isPosted ? /*i18n*/ "own-listings.edit-of" : /*i18n*/ "own-listings.continue-of", { title })}
        onClick={() => void open()}
      >
        {isPosted ? i18n._("own-listings.edit") : i18n._("own-listings.continue")}
      </Button>
      <Button
        look="danger"
        aria-label={i18n._(what === "draft" ? /*i18n*/ "own-listings.remove-of" : /*i18n*/ "own-listings.discard-of", {
          title,
        })}
        onClick={() => onRemove({ what, id: draft.id, title })}
      >
        {what === "draft" ? i18n._("own-listings.remove") : i18n._("own-listings.discard")}
      </Button>
    </div>
  );
}
