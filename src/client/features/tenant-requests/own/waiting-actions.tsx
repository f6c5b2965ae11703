import { useLingui } from "@lingui/react";
import { useLocation } from "wouter";
import type { Draft } from "#offline/drafts/draft.ts";
import { keepRow } from "#offline/outbox/entries/enqueue.ts";
import { needsOwner } from "#offline/outbox/entries/entry-state.ts";
import { paths } from "../../../paths.ts";
import { reopenForEditing } from "../../../drafts/reopen-for-editing.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toasts/toasts.ts";
import { ownUrl } from "./own-address.ts";
import type { WaitingRequest } from "./own-rows.ts";
import { REMOVAL_WORDS, removalsOf, type Removal } from "./removal.ts";

interface Props {
  owner: string;
  request: WaitingRequest;
  title: string;
  onRemove: (removal: Removal) => void;
}

/** What can be done with a request that waits: go on writing, change it, take it back, see what it needs. */
export function WaitingActions({ request, ...props }: Props) {
  const { i18n } = useLingui();
  const { draft, entry } = request;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {entry !== undefined && needsOwner(entry) && (
        <ButtonLink look="primary" href={paths.outbox}>
          {i18n._("own-requests.to-outbox")}
        </ButtonLink>
      )}
      {entry?.change.type === "delete" && !entry.mayHaveArrived && <Undo {...props} seq={entry.seq} />}
      {draft !== undefined && <DraftActions draft={draft} {...props} />}
    </div>
  );
}

function Undo({ owner, title, seq }: Pick<Props, "owner" | "title"> & { seq: number }) {
  const { i18n } = useLingui();
  const undo = async () => {
    if (!(await keepRow(owner, seq))) toast("warning", i18n._("own-requests.undo.too-late"));
  };
  return <Action action={i18n._("own-requests.undo")} title={title} onClick={() => void undo()} />;
}

function DraftActions({ owner, draft, title, onRemove }: Omit<Props, "request"> & { draft: Draft }) {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const { id, status } = draft;
  const isPosted = status === "posted";
  const open = async () => {
    // What waits to be sent is not sent meanwhile: it is being written again.
    const state = isPosted ? await reopenForEditing(owner, id) : null;
    navigate(ownUrl({ open: "form", id }), { state });
  };
  return (
    <>
      <Action
        action={isPosted ? i18n._("own-requests.edit") : i18n._("own-requests.continue")}
        title={title}
        onClick={() => void open()}
      />
      {removalsOf(draft).map((what) => (
        <Action
          key={what}
          look={what === "changes" ? "quiet" : "danger"}
          action={i18n._(REMOVAL_WORDS[what].button)}
          title={title}
          onClick={() => onRemove({ what, id, title })}
        />
      ))}
    </>
  );
}

interface ActionProps {
  look?: "quiet" | "danger";
  action: string;
  /** What its row is called: read out with it, since several rows have the same buttons. */
  title: string;
  onClick: () => void;
}

function Action({ look = "quiet", action, title, onClick }: ActionProps) {
  const { i18n } = useLingui();
  return (
    <Button look={look} aria-label={i18n._("own-requests.action-of", { action, title })} onClick={onClick}>
      {action}
    </Button>
  );
}
