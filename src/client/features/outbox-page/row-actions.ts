import type { I18n } from "@lingui/core";
import { navigate } from "wouter/use-browser-location";
import { dropChoice } from "#offline/outbox/entries/change-in-list.ts";
import { keepRow } from "#offline/outbox/entries/enqueue.ts";
import { withdrawDeed, withdrawReport } from "#offline/outbox/entries/enqueue-deeds.ts";
import { retry } from "#offline/outbox/sending/wake.ts";
import { paths } from "../../paths.ts";
import { reopenForEditing } from "../../drafts/reopen-for-editing.ts";
import { formPath } from "../../drafts/form-path.ts";
import { doInStore } from "../../drafts/store/do-in-store.ts";
import { sendNow } from "../../outbox/sending/sending.ts";
import type { UnsentRow } from "../../outbox/state/unsent-rows.ts";
import { leaveForLogin } from "../../api/credentials/session.ts";
import type { MenuChoice } from "../../ui/menu/menu.tsx";
import { toast } from "../../ui/toasts/toasts.ts";
import { saveExport } from "../../outbox/export/save-export.ts";

/** A row's dialogs. */
export type Question = "choose" | "remove";

interface Parts {
  owner: string;
  row: UnsentRow;
  onAsk: (question: Question) => void;
}

interface MainAction extends MenuChoice {
  look: "primary" | "quiet";
}

/** A row's main action in its state; null while it is being sent and needs none. */
export function mainAction(i18n: I18n, { owner, row, onAsk }: Parts): MainAction | null {
  switch (row.state.name) {
    case "draft":
      return { look: "quiet", text: i18n._("outbox.continue"), onChoose: () => void edit(i18n, owner, row) };
    case "queued":
    case "waiting-retry":
      return { look: "quiet", text: i18n._("outbox.send-now"), onChoose: () => void tryAgain(i18n, owner, row) };
    case "needs-login":
      return { look: "primary", text: i18n._("session.log-in"), onChoose: () => leaveForLogin(null) };
    case "needs-fix":
      if (row.kind === "profile")
        return { look: "primary", text: i18n._("outbox.to-settings"), onChoose: () => navigate(paths.settings) };
      // A refused deletion has no form to put right.
      if (row.draft === undefined)
        return { look: "primary", text: i18n._("outbox.try-again"), onChoose: () => void tryAgain(i18n, owner, row) };
      return { look: "primary", text: i18n._("outbox.edit"), onChoose: () => void edit(i18n, owner, row) };
    case "conflict":
      return { look: "primary", text: i18n._("outbox.choose"), onChoose: () => onAsk("choose") };
    // Its mail is sent again below the row.
    case "needs-confirmation":
    case "uploading-photo":
    case "saving":
    case "blocked-by-other-tab":
    case "from-newer":
    case "done":
      return null;
  }
}

/** The row's other actions. */
export function otherActions(i18n: I18n, { owner, row, onAsk }: Parts): MenuChoice[] {
  const { state, draft, entry, kind } = row;
  const isFixable = state.name === "needs-fix" && (draft !== undefined || kind === "profile");
  const isParked = isFixable || state.name === "needs-login" || state.name === "needs-confirmation";
  const choices: (MenuChoice | false)[] = [
    isParked && { text: i18n._("outbox.try-again"), onChoose: () => void tryAgain(i18n, owner, row) },
    draft !== undefined &&
      state.name !== "draft" &&
      state.name !== "needs-fix" && { text: i18n._("outbox.edit"), onChoose: () => void edit(i18n, owner, row) },
    kind !== "profile" &&
      kind !== "report" &&
      kind !== "deed" && {
        text: i18n._("outbox.export"),
        onChoose: () => void saveExport(i18n, owner, [row.subject]),
      },
    row.intent === "delete" &&
      entry?.mayHaveArrived === false && {
        text: i18n._("outbox.keep"),
        onChoose: () => void keep(i18n, owner, entry.seq),
      },
    row.choice !== undefined &&
      entry !== undefined && {
        text: i18n._("outbox.remove"),
        isDanger: true,
        onChoose: () => void doInStore(i18n, () => dropChoice(owner, entry.seq)),
      },
    kind === "report" &&
      entry !== undefined && {
        text: i18n._("outbox.withdraw-report"),
        isDanger: true,
        onChoose: () => void withdraw(i18n, owner, entry.seq),
      },
    kind === "deed" &&
      entry !== undefined && {
        text: i18n._("outbox.remove"),
        isDanger: true,
        onChoose: () => void undo(i18n, owner, entry.seq),
      },
    draft !== undefined && { text: i18n._("outbox.remove"), isDanger: true, onChoose: () => onAsk("remove") },
  ];
  return choices.filter((choice) => choice !== false);
}

async function edit(i18n: I18n, owner: string, { draft }: UnsentRow): Promise<void> {
  if (draft === undefined) return;
  await doInStore(i18n, async () => {
    const state = await reopenForEditing(owner, draft.id);
    navigate(formPath(draft.kind, draft.id), { state });
  });
}

async function tryAgain(i18n: I18n, owner: string, { entry }: UnsentRow): Promise<void> {
  if (entry !== undefined) await doInStore(i18n, () => retry(owner, entry.seq));
  sendNow();
}

async function withdraw(i18n: I18n, owner: string, seq: number): Promise<void> {
  await doInStore(i18n, async () => {
    if (!(await withdrawReport(owner, seq))) toast("warning", i18n._("outbox.withdraw-report.too-late"));
  });
}

async function undo(i18n: I18n, owner: string, seq: number): Promise<void> {
  await doInStore(i18n, async () => {
    if (!(await withdrawDeed(owner, seq))) toast("warning", i18n._("outbox.withdraw-deed.too-late"));
  });
}

async function keep(i18n: I18n, owner: string, seq: number): Promise<void> {
  await doInStore(i18n, async () => {
    if (!(await keepRow(owner, seq))) toast("warning", i18n._("outbox.keep.too-late"));
  });
}
