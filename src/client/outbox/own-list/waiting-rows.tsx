import { useLingui } from "@lingui/react";
import type { I18n } from "@lingui/core";
import { useState, type ReactNode } from "react";
import type { DraftKind } from "#offline/drafts/draft.ts";
import { draftText } from "../account-drafts/draft-text.ts";
import { useDraftsInAccount } from "../account-drafts/use-drafts-in-account.ts";
import { connection } from "../../platform/connection/connection.ts";
import { deletionText } from "../state/deletion-text.ts";
import { StateBadge } from "../state/state-badge.tsx";
import { stateText } from "../state/state-text.ts";
import type { UnsentRow } from "../state/unsent-rows.ts";
import { Button } from "../../ui/button.tsx";
import { OWN_LIST_WORDS } from "./own-list-words.ts";
import type { Removal } from "./removal-sheet.tsx";
import { WaitingActions } from "./waiting-actions.tsx";

/** How the rows of one kind are rendered. */
export interface WaitingCells {
  title: string;
  /** Beside all other cells. */
  picture?: ReactNode;
  /** Between the title and the state. */
  facts?: ReactNode;
  /** After the state. */
  moment?: ReactNode;
}

interface Props {
  kind: DraftKind;
  owner: string;
  waiting: readonly UnsentRow[];
  onRemove: (removal: Removal) => void;
  cellsOf: (row: UnsentRow) => WaitingCells;
  /** Whether the heading is visible to screen readers only. */
  hidesHeading?: boolean;
  /** Below the rows. */
  children?: ReactNode;
}

/** Drafts and unsent entries: on top of the list, each with its state in words. */
export function WaitingRows({ kind, owner, waiting, onRemove, cellsOf, hidesHeading = false, children }: Props) {
  const { i18n } = useLingui();
  const [isUnfolded, setUnfolded] = useState(false);
  if (waiting.length === 0) return null;
  const drafts = waiting.filter(isDraft);
  const isFolded = !isUnfolded && drafts.length > DRAFTS_SHOWN + 1;
  const folded = new Set(isFolded ? drafts.slice(DRAFTS_SHOWN) : []);
  return (
    <section aria-labelledby="waiting-rows" className="grid gap-2">
      <h2 id="waiting-rows" className={hidesHeading ? "sr-only" : "font-semibold"}>
        {i18n._(OWN_LIST_WORDS[kind].waiting)}
      </h2>
      <ul className="grid gap-2">
        {waiting.map(
          (row) =>
            !folded.has(row) && (
              <WaitingRow
                key={row.subject}
                kind={kind}
                owner={owner}
                row={row}
                cells={cellsOf(row)}
                onRemove={onRemove}
              />
            ),
        )}
      </ul>
      {isFolded && (
        <Button look="plain" className="justify-self-start" onClick={() => setUnfolded(true)}>
          {i18n._("own-list.all-drafts", { count: drafts.length })}
        </Button>
      )}
      {children}
    </section>
  );
}

/** Drafts that stand above what is posted, which would be pushed off the screen by more. */
const DRAFTS_SHOWN = 3;

function isDraft({ state }: UnsentRow): boolean {
  return state.name === "draft";
}

const WITH_PICTURE =
  "grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 p-3 sm:grid-cols-[6rem_minmax(0,1fr)_auto] sm:items-center";

type RowProps = Pick<Props, "kind" | "owner" | "onRemove"> & { row: UnsentRow; cells: WaitingCells };

/** An unsent row: its title, its state, its actions. */
function WaitingRow({ kind, owner, row, cells, onRemove }: RowProps) {
  const { i18n } = useLingui();
  const { title, picture, facts, moment } = cells;
  const inAccount = useDraftsInAccount(owner);
  const hasPicture = picture !== undefined;
  return (
    <li className={`grid gap-y-2 rounded-card border border-line bg-card ${hasPicture ? WITH_PICTURE : "px-4 py-3"}`}>
      {picture}
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="line-clamp-2 font-semibold">{title}</bdi>
          <StateBadge state={row.state} isEdit={row.draft?.base != null} />
        </div>
        {facts}
        <p className="text-sm text-ink-soft">{standText(i18n, { kind, row, inAccount })}</p>
        {moment}
      </div>
      <WaitingActions kind={kind} owner={owner} row={row} title={title} isWide={hasPicture} onRemove={onRemove} />
    </li>
  );
}

interface Standing {
  kind: DraftKind;
  row: UnsentRow;
  inAccount: ReadonlySet<string>;
}

function standText(i18n: I18n, { kind, row: { intent, state, draft }, inAccount }: Standing): string {
  if (intent === "delete") return deletionText(i18n, state, kind);
  if (state.name === "draft" && draft?.base != null) return i18n._(OWN_LIST_WORDS[kind].draftOfEdit);
  if (state.name === "draft") return draftText(i18n, draft, inAccount);
  return stateText(i18n, state, connection.value === "online", kind);
}
