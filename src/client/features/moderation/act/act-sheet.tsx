import { useLingui } from "@lingui/react";
import { useId, useState } from "react";
import type { CaseDetail } from "#contract/schemas/moderation.ts";
import type { Act } from "#domain/moderation/act-rules.ts";
import { useHoldUpdates } from "../../../platform/updates/use-hold-updates.ts";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { SEVERE } from "./act-bar.tsx";
import { ActConfirmation, actName, consequenceText } from "./act-confirmation.tsx";
import { ActFields } from "./act-fields.tsx";
import { ActResult } from "./act-result.tsx";
import { reasonsFor } from "./acts-for.ts";
import { NextCase } from "./next-case.tsx";
import { useAct } from "./use-act.ts";

interface Props {
  act: Act;
  shown: CaseDetail;
  onChanged: () => void;
  onClose: () => void;
}

/** Decides in three steps: a reason and words, what it means, what was done. */
export function ActSheet({ act, shown, onChanged, onClose }: Props) {
  const { i18n } = useLingui();
  const formId = useId();
  // The case is read anew once the act is done; the act is still called what was pressed.
  const [asOpened] = useState(shown);
  const { ref, ...form } = useAct({ act, shown, onChanged });
  const { step, isSending } = form;
  const isUndecided = step.name === "writing" || step.name === "confirming";
  useHoldUpdates("act", isUndecided && form.isChanged);
  return (
    <Sheet
      title={actName(i18n, act, asOpened)}
      closeLabel={i18n._("dialog.close")}
      onClose={onClose}
      keepOpen={isUndecided && form.isChanged}
      footer={<div className="flex flex-wrap justify-end gap-2">{buttons()}</div>}
    >
      {step.name === "writing" && (
        <form id={formId} ref={ref} noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
          <p className="text-pretty text-ink-soft">{consequenceText(i18n, act, shown)}</p>
          <ActFields act={act} reasons={reasonsFor(act, shown)} form={form} />
        </form>
      )}
      {step.name === "confirming" && <ActConfirmation act={act} shown={shown} form={form} />}
      {(step.name === "done" || step.name === "too-late") && <ActResult step={step} />}
    </Sheet>
  );

  function buttons() {
    if (step.name === "writing") {
      return (
        <>
          <Button onClick={onClose}>{i18n._("form.cancel")}</Button>
          <Button type="submit" form={formId} look="primary">
            {i18n._("act.next")}
          </Button>
        </>
      );
    }
    if (step.name === "confirming") {
      return (
        <>
          <Button onClick={form.back}>{i18n._("act.back")}</Button>
          <Button
            look={SEVERE.has(act) ? "danger" : "primary"}
            disabled={isSending}
            onClick={() => void form.confirm()}
          >
            {actName(i18n, act, shown)}
          </Button>
        </>
      );
    }
    return (
      <>
        <Button onClick={onClose}>{i18n._("dialog.close")}</Button>
        <NextCase after={shown} onGo={onClose} />
      </>
    );
  }
}
