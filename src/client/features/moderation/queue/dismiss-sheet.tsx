import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useState } from "react";
import { Link } from "wouter";
import type { KeptCase } from "#contract/schemas/moderation.ts";
import { tellFailure } from "../../../api/failures.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { FormSheet } from "../../../ui/form-sheet.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { toast } from "../../../ui/toasts/toasts.ts";
import { caseTitle } from "../moderation-text.ts";

export interface Dismissed {
  dismissed: number;
  kept: KeptCase[];
}

interface DismissSheetProps {
  count: number;
  /** The titles of the cases, as far as they are known. */
  names: readonly string[];
  /** Dismisses them; may be called again after a failure. */
  send: () => Promise<Dismissed>;
  /** Called when it closes: something may have been dismissed. */
  onChanged: () => void;
  onClose: () => void;
}

/** Asks once before many cases are dismissed, and names those that could not be. */
export function DismissSheet({ count, names, send, onChanged, onClose }: DismissSheetProps) {
  const { i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Dismissed | null>(null);
  // Not before: the row that this was opened from may be gone then.
  const close = () => {
    onClose();
    onChanged();
  };
  if (result !== null) return <Kept result={result} onClose={close} />;
  return (
    <FormSheet
      title={i18n._("dismiss.title", { count })}
      submit={i18n._("dismiss.submit", { count })}
      look="danger"
      isBusy={isBusy}
      onSubmit={() => void dismiss()}
      onClose={close}
    >
      <p className="text-pretty">{i18n._("dismiss.text")}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {names.map((name, index) => (
          // Two rooms may have one title.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <bdi className="line-clamp-1">{name}</bdi>
          </li>
        ))}
      </ul>
    </FormSheet>
  );

  async function dismiss(): Promise<void> {
    setBusy(true);
    try {
      const done = await send();
      if (done.kept.length > 0) setResult(done);
      else {
        toast("success", i18n._("moderation.source.dismissed", { count: done.dismissed }));
        close();
      }
    } catch (error) {
      tellFailure(i18n, error);
    }
    setBusy(false);
  }
}

function Kept({ result: { dismissed, kept }, onClose }: { result: Dismissed; onClose: () => void }) {
  const { i18n } = useLingui();
  return (
    <Sheet
      title={i18n._("dismiss.kept", { count: kept.length })}
      closeLabel={i18n._("dialog.close")}
      onClose={onClose}
      footer={
        <div className="flex justify-end">
          <Button look="primary" onClick={onClose}>
            {i18n._("dialog.close")}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        <p role="status">{i18n._("moderation.source.dismissed", { count: dismissed })}</p>
        <ul className="grid gap-2">
          {kept.map(({ kind, target_id, title, why }) => (
            <li key={`${kind} ${target_id}`}>
              <Link href={paths.moderationCase(target_id, kind)} className="font-semibold text-sky underline">
                <bdi>{caseTitle(i18n, { kind, title, poster: null })}</bdi>
              </Link>
              <p className="text-sm text-ink-soft">{whyKept(i18n, why)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

/** Catalogue ids. */
const WHY: Record<KeptCase["why"], string> = {
  own_act: /*i18n*/ "dismiss.kept.own",
  acted_meanwhile: /*i18n*/ "dismiss.kept.meanwhile",
  appeal_pending: /*i18n*/ "dismiss.kept.appeal",
  case_not_found: /*i18n*/ "dismiss.kept.gone",
  act_id_taken: /*i18n*/ "dismiss.kept.id-taken",
};

/** Why a case was not dismissed with others. */
function whyKept(i18n: I18n, why: KeptCase["why"]): string {
  return i18n._(WHY[why]);
}
