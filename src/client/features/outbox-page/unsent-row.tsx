import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { EllipsisVertical } from "lucide";
import { Reference } from "../../api/error-reference.tsx";
import { draftText } from "../../outbox/account-drafts/draft-text.ts";
import { useDraftsInAccount } from "../../outbox/account-drafts/use-drafts-in-account.ts";
import type { UnsentRow as Row } from "../../outbox/state/unsent-rows.ts";
import { DraftThumbnail } from "../../drafts/photos/draft-thumbnail.tsx";
import { ConfirmWaiting } from "../../outbox/confirmation/confirm-waiting.tsx";
import { StateBadge } from "../../outbox/state/state-badge.tsx";
import { deedStateText } from "../../outbox/state/deed-state-text.ts";
import { deletionText } from "../../outbox/state/deletion-text.ts";
import { reportStateText } from "../../outbox/state/report-state-text.ts";
import { stateText } from "../../outbox/state/state-text.ts";
import { connection } from "../../platform/connection/connection.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LazyMenu } from "../../ui/menu/lazy-menu.tsx";
import { momentText } from "../../platform/text/moment-text.ts";
import { mainAction, otherActions, type Question } from "./row-actions.ts";
import { intentText, titleText } from "./row-text.ts";
import { photoProgress } from "../../outbox/sending/photo-progress.ts";

interface Props {
  owner: string;
  row: Row;
  onAsk: (question: Question) => void;
}

/** One unsent row: a small picture, its state in a sentence, a time, and one action; the others in a menu. */
export function UnsentRow({ owner, row, onAsk }: Props) {
  const { i18n } = useLingui();
  const title = titleText(i18n, row);
  const inAccount = useDraftsInAccount(owner);
  const main = mainAction(i18n, { owner, row, onAsk });
  const others = otherActions(i18n, { owner, row, onAsk });
  return (
    <li className="grid grid-cols-1 gap-3 rounded-card border border-line bg-card p-3 sm:p-4">
      <div className="flex items-start gap-3">
        <DraftThumbnail owner={owner} uuid={row.draft?.photos[0]} />
        <div className="grid min-w-0 grow grid-cols-1 gap-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <bdi className="line-clamp-2 max-w-full font-semibold">{title}</bdi>
            <StateBadge state={row.state} isEdit={row.draft?.base != null} />
          </p>
          <p className="text-sm text-ink-soft">
            {intentText(i18n, { ...row, deed: deedOf(row) })} ·{" "}
            <span className="figures">{momentText(i18n, row.at)}</span>
          </p>
        </div>
        {others.length > 0 && (
          <LazyMenu
            label={i18n._("outbox.more", { title })}
            buttonClass="touch -mt-2 -mr-2 grid shrink-0 place-items-center rounded-full hover:bg-paper"
            button={<Icon of={EllipsisVertical} />}
            choices={others}
          />
        )}
      </div>
      <p className="text-pretty">
        {row.state.name === "draft" ? draftText(i18n, row.draft, inAccount) : waitingText(i18n, row)}
      </p>
      {row.state.name === "waiting-retry" && row.state.reference !== undefined && (
        <div>
          <Reference of={row.state.reference} />
        </div>
      )}
      {row.state.name === "uploading-photo" && <UploadBar {...row.state} />}
      {row.state.name === "needs-confirmation" && <ConfirmWaiting />}
      {main !== null && (
        <div>
          <Button look={main.look} onClick={main.onChoose} className="w-full sm:w-auto">
            {main.text}
          </Button>
        </div>
      )}
    </li>
  );
}

function deedOf({ entry }: Row) {
  return entry?.change.type === "deed" ? entry.change.deed.name : undefined;
}

function waitingText(i18n: I18n, { kind, intent, state }: Row): string {
  if (kind === "deed") return deedStateText(i18n, state, connection.value === "online");
  if (kind === "report") return reportStateText(i18n, state, connection.value === "online");
  const isRefusedDeletion = intent === "delete" && state.name === "needs-fix";
  return isRefusedDeletion
    ? deletionText(i18n, state, kind)
    : stateText(i18n, state, connection.value === "online", kind);
}

/** How much of all photos has been sent, the current one in part; nothing while another tab sends it. */
function UploadBar({ photo, photos }: { photo: number; photos: number }) {
  const { i18n } = useLingui();
  const progress = photoProgress.value;
  if (progress === null) return null;
  return (
    <progress
      aria-label={i18n._("outbox.progress")}
      max={1}
      value={(photo - 1 + progress.share) / photos}
      className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brick [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brick"
    />
  );
}
